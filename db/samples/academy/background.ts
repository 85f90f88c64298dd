import type { SampleCourse } from './sample-course.ts'

export const backgroundCourse: SampleCourse = {
  title: 'Work that goes on in the background',
  description:
    'Coroutines and WorkManager: photographs of receipts that are sent reliably, also after a restart, without eating the battery.',
  category: 'android',
  length: 75,
  reached: 0,
  steps: [
    [
      'What may run, and when',
      `
      Android stops what nobody looks at, to save the battery. So ask first what kind of work it is:

      - for the screen that is open: a coroutine,
      - must be done some time, surely: WorkManager,
      - people notice it while it runs, like music: a foreground service.

      We send photographs of receipts to an accountant: the second kind.
      `,
    ],
    [
      'Coroutines in short',
      `
      A *suspend* function can wait without blocking the screen. It runs in a scope, and when the scope ends, it ends too.

      ~~~
      viewModelScope.launch {
          state.value = State.Loading
          state.value = State.Shown(receipts.readAll())
      }
      ~~~
      `,
    ],
    [
      'The right thread',
      `
      Reading files belongs on another thread. The function that needs it should see to that itself, so that callers need not know.

      ~~~
      suspend fun readAll(): List<Receipt> = withContext(Dispatchers.IO) { folder.listFiles().orEmpty().map(::receiptOf) }
      ~~~
      `,
    ],
    [
      'A worker',
      `
      ~~~
      class SendReceipt(context: Context, parameters: WorkerParameters) : CoroutineWorker(context, parameters) {
          override suspend fun doWork(): Result {
              val id = inputData.getString("id") ?: return Result.failure()
              return if (send(id)) Result.success() else Result.retry()
          }
      }
      ~~~

      Hand over ids, not pictures: the input may hold about 10 kilobytes.
      `,
    ],
    [
      'Ask for it',
      `
      ~~~
      val request = OneTimeWorkRequestBuilder<SendReceipt>()
          .setInputData(workDataOf("id" to receipt.id))
          .build()
      WorkManager.getInstance(context).enqueue(request)
      ~~~

      From now on it will be done, also if the telephone is switched off in between.
      `,
    ],
    [
      'Only when it suits',
      `
      ~~~
      val constraints = Constraints.Builder()
          .setRequiredNetworkType(NetworkType.UNMETERED)
          .setRequiresBatteryNotLow(true)
          .build()
      ~~~

      Let people choose: whoever sits in the train with a large subscription wants it sent now.
      `,
    ],
    [
      'Once, not twice',
      `
      Two taps must not send twice. Give the work a unique name, and let the server take the same id only once: after a lost answer it will
      be sent again.

      ~~~
      enqueueUniqueWork("receipt-" + receipt.id, ExistingWorkPolicy.KEEP, request)
      ~~~
      `,
    ],
    [
      'Try again, later and later',
      `
      ~~~
      .setBackoffCriteria(BackoffPolicy.EXPONENTIAL, 30, TimeUnit.SECONDS)
      ~~~

      *Result.retry()* for what may get better, *Result.failure()* for what never will: a receipt the server refuses is not accepted at the
      tenth time either. *runAttemptCount* tells how often it was tried.
      `,
    ],
    [
      'Show where it stands',
      `
      People want to know whether it has arrived. Watch the work and show it beside the receipt: waiting, on its way, sent, refused.

      ~~~
      WorkManager.getInstance(context).getWorkInfosForUniqueWorkFlow("receipt-" + id)
      ~~~
      `,
    ],
    [
      'Every night',
      `
      ~~~
      PeriodicWorkRequestBuilder<TidyUp>(1, TimeUnit.DAYS).setInitialDelay(untilNight()).build()
      ~~~

      Fifteen minutes is the shortest period, and none is exact. For an alarm at seven there are alarms, with a permission of their own.
      `,
    ],
    [
      'Test it without waiting',
      `
      The test library starts workers at once and pretends that constraints are met.

      ~~~
      val worker = TestListenableWorkerBuilder<SendReceipt>(context).setInputData(workDataOf("id" to "7")).build()
      assertEquals(Result.success(), worker.doWork())
      ~~~

      > Try it by hand too: photograph, flight mode, restart, network. Has it been sent once?
      `,
    ],
  ],
}
