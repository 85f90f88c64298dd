type Kind = 'counter' | 'gauge' | 'histogram'
type Listed = { readonly kind: Kind; readonly help: string; readonly labels: readonly string[]; readonly steps?: readonly number[] }

const shortTimes = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const longTimes = [1, 2, 5, 10, 30, 60, 300, 900, 3600, 21_600, 86_400, 604_800]

const counter = <const Name extends string = never>(help: string, ...labels: readonly Name[]) =>
  ({ kind: 'counter', help, labels }) as const
const gauge = <const Name extends string = never>(help: string, ...labels: readonly Name[]) => ({ kind: 'gauge', help, labels }) as const
const times = <const Name extends string = never>(help: string, steps: readonly number[], ...labels: readonly Name[]) =>
  ({ kind: 'histogram', help, labels, steps }) as const

/** Everything that may ever be measured, with its labels. Nothing personal has a label here; what a label may say is declared when a process starts. */
export const metricList = {
  http_server_request_duration_seconds: times(
    'Time from the first byte of a request to the last of its reply',
    shortTimes,
    'method',
    'route',
    'status',
  ),
  efrist_answers_total: counter('Answers of the form by outcome and by the rule that decided', 'outcome', 'rule'),
  efrist_form_steps_total: counter('How far people get in the form, by step, language and kind of device', 'step', 'language', 'device'),
  efrist_problems_total: counter('Requests that were refused or failed, by kind of problem', 'code'),
  efrist_limits_hit_total: counter('Requests refused because a limit was used up', 'limit'),
  efrist_live_streams: gauge('Open streams of live updates'),
  efrist_events_total: counter('Trouble that was logged, by event', 'event'),
  efrist_security_events_total: counter('Sign-ins, changed roles, exports and what else is watched, by outcome', 'what', 'outcome'),
  efrist_figures_up: gauge('Whether the figures that follow could be read from the database: 1 or 0'),
  efrist_pending_requests: gauge('Requests that are stamped and wait to be decided'),
  efrist_pending_oldest_seconds: gauge('How long the oldest of them has waited'),
  efrist_deliveries_waiting: gauge('Decisions that the tax system has not been told yet'),
  efrist_delivery_oldest_seconds: gauge('How long the oldest of them has waited'),
  efrist_deliveries_dead: gauge('Decisions whose delivery was given up'),
  efrist_delivery_paused: gauge('Whether the tax office holds the delivery: 1 or 0'),
  efrist_outbox_waiting: gauge('What happened and is not sealed yet, at most 10000'),
  efrist_outbox_oldest_seconds: gauge('How long the oldest of it has waited'),
  efrist_jobs_waiting: gauge('Jobs that are due and have not begun, at most 10000'),
  efrist_jobs_oldest_seconds: gauge('How long the oldest of them has been due'),
  efrist_jobs_given_up: gauge('Jobs that failed as often as they may'),
  efrist_chain_whole: gauge('Whether the last check of the sealed chain found it whole: 1 or 0'),
  efrist_chain_checked_timestamp_seconds: gauge('When that check was done'),
  efrist_job_duration_seconds: times('How long jobs took, by outcome', shortTimes, 'task', 'outcome'),
  efrist_loop_rounds_total: counter('Rounds of what a worker does all the time, by outcome', 'loop', 'outcome'),
  efrist_loop_last_done_timestamp_seconds: gauge('When the last round of it went well', 'loop'),
  efrist_delivery_attempts_total: counter('Attempts to tell the tax system, by outcome', 'outcome'),
  efrist_delivery_age_seconds: times('How long a decision waited until the tax system confirmed it', longTimes),
  efrist_deadline_mails_total: counter('Mails with receipts and notices of deadlines, by kind of mail and outcome', 'mail', 'outcome'),
  efrist_event_loop_delay_seconds: times('How late a timer of the process was', shortTimes),
  database_connections: gauge('Connections of the pool by what they do; those wanted wait for one', 'state'),
  database_connections_most: gauge('Connections that the pool may open'),
  efrist_neighbours_missing: gauge('Other systems that the process needs and that do not answer'),
  efrist_build_info: gauge('Which part this is, in which version', 'part', 'version'),
  process_start_time_seconds: gauge('When the process was started'),
  process_cpu_seconds_total: counter('Processor time used'),
  process_resident_memory_bytes: gauge('Memory in use'),
} as const satisfies Readonly<Record<string, Listed>>

type List = typeof metricList
export type MetricName = keyof List
export type MetricOf<K extends Kind> = { [Name in MetricName]: List[Name]['kind'] extends K ? Name : never }[MetricName]
type LabelOf<Name extends MetricName> = List[Name]['labels'][number]
export type Label = LabelOf<MetricName>
export type Labels<Name extends MetricName> = { readonly [Each in LabelOf<Name>]: string | number }
