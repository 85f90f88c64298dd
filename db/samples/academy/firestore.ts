import type { SampleCourse } from './sample-course.ts'

export const firestoreCourse: SampleCourse = {
  title: 'Documents in Cloud Firestore',
  description: 'Model, read, write and listen: a shared packing list for a hut tour that also works without a signal.',
  category: 'firebase',
  length: 90,
  reached: 3,
  steps: [
    [
      'Documents and collections',
      `
      A document is a set of fields with an id. Documents stand in collections, and a document may have collections of its own:
      *tours/glattalp/items/rope*.

      There are no joins. You model by what you show together, not by what is related.
      `,
    ],
    [
      'Model the tour',
      `
      One document for each tour, one for each thing to pack. A list of things inside the tour would be simpler, but two people who tick at
      once would fight for one document, and it may not grow beyond 1 MiB.
      `,
    ],
    [
      'Write',
      `
      *setDoc* writes a whole document, *updateDoc* changes fields of one that is there.

      ~~~
      const item = doc(db, 'tours', tourId, 'items', crypto.randomUUID())
      await setDoc(item, { name: 'Rope', isPacked: false, addedAt: serverTimestamp() })
      await updateDoc(item, { isPacked: true })
      ~~~

      *serverTimestamp()* because clocks of telephones are wrong.
      `,
    ],
    [
      'Read once',
      `
      ~~~
      const found = await getDoc(doc(db, 'tours', tourId))
      if (found.exists()) show(found.data())
      ~~~

      You pay by documents read, not by queries. A list of 500 that shows ten reads 500, unless you say *limit(10)*.
      `,
    ],
    [
      'Listen',
      `
      A listener gets the current state at once and each change after it.

      ~~~
      const stop = onSnapshot(collection(db, 'tours', tourId, 'items'), (all) => {
        show(all.docs.map((each) => ({ id: each.id, ...each.data() })))
      })
      ~~~

      Call *stop()* when the page goes away, or it listens, and costs, for ever.
      `,
    ],
    [
      'Queries and indexes',
      `
      Every query runs on an index, so it takes as long as its result is large, never as long as the collection. Single fields are indexed by
      themselves; for combinations the error message holds a link that makes the index.

      ~~~
      query(items, where('isPacked', '==', false), orderBy('name'), limit(20))
      ~~~
      `,
    ],
    [
      'Pages',
      `
      Go on after the last document you have.

      ~~~
      query(items, orderBy('name'), startAfter(lastDocument), limit(20))
      ~~~

      There is an *offset* on servers, but what it skips is read and paid for.
      `,
    ],
    [
      'All or nothing',
      `
      When a new value depends on an old one, use a transaction. It runs again if somebody was faster.

      ~~~
      await runTransaction(db, async (tx) => {
        const tour = await tx.get(tourRef)
        tx.update(tourRef, { packed: tour.data().packed + 1 })
      })
      ~~~

      For a plain sum *increment(1)* is enough.
      `,
    ],
    [
      'Without a signal',
      `
      With a persistent cache the app reads and writes offline and sends later.

      ~~~
      initializeFirestore(app, { localCache: persistentLocalCache({ tabManager: persistentMultipleTabManager() }) })
      ~~~

      *metadata.hasPendingWrites* tells whether the server has it already. Show that with a small sign, and never make people wait for the
      promise of a write: offline it does not end.
      `,
    ],
    [
      'Count and delete',
      `
      *getCountFromServer* counts without reading the documents. Deleting a document does not delete what lies below it: that is a job for a
      function or the command line.

      > Delete a tour and look for its items in the console.
      `,
    ],
    [
      'What it costs',
      `
      Think in reads, writes and deletes. A list that ten people keep open and that changes a hundred times a day is a thousand reads a day,
      which is nothing. One without a limit that everybody opens is not.

      - A limit on each list.
      - A budget alarm in the console.
      - The emulator in all tests.
      `,
    ],
  ],
}
