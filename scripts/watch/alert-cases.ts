/** Series as promtool writes them: `0x40` stands still for 41 minutes, `0+60x40` rises by 60 each minute. */
type Series = Readonly<Record<string, string>>
type AlertCase = {
  readonly alert: string
  readonly fires: Series
  readonly quiet: Series | readonly Series[]
  /** When to look; after half an hour unless told otherwise. */
  readonly at?: string
  /** Labels that the alert keeps from its series. */
  readonly labels?: Readonly<Record<string, string>>
}

const up = (job: string, instance = 'a'): string => `up{job="${job}", instance="${instance}"}`
const requests = 'http_server_request_duration_seconds_count{job="efrist-server"}'
const problems = (code: string): string => `efrist_problems_total{job="efrist-server", code="${code}"}`
const events = (event: string): string => `efrist_events_total{job="efrist-server", event="${event}"}`
const security = (what: string, outcome = 'done'): string => `efrist_security_events_total{what="${what}", outcome="${outcome}"}`
const paused = 'efrist_delivery_paused'
const oldest = 'efrist_delivery_oldest_seconds'

function steps(name: string, more: string, counts: Readonly<Record<string, string>>): Series {
  return Object.fromEntries(Object.entries(counts).map(([le, values]) => [`${name}_bucket{${more}, le="${le}"}`, values]))
}
const people = (step: string, values: string): Series => ({ [`efrist_form_steps_total{step="${step}", device="phone"}`]: values })
const submit = 'route="/BusinessAPI/efristerstreckung"'

/** For every alert: figures with which it must fire, and such as lie just on the good side. */
export const alertCases: readonly AlertCase[] = [
  {
    alert: 'EfristServiceDown',
    fires: { [up('efrist-server')]: '0x40' },
    quiet: { [up('efrist-server')]: '0x40', [up('efrist-server', 'b')]: '1x40' },
  },
  {
    alert: 'EfristProcessDown',
    fires: { [up('efrist-server')]: '0x40', [up('efrist-server', 'b')]: '1x40' },
    quiet: { [up('efrist-server')]: '1x40', 'up{job="other"}': '0x40' },
    labels: { job: 'efrist-server', instance: 'a' },
  },
  { alert: 'EfristWorkerDown', fires: { [up('efrist-server')]: '1x40' }, quiet: { [up('efrist-worker')]: '1x40' } },
  {
    alert: 'EfristErrors',
    fires: { [problems('unexpected')]: '0+7x40', [problems('unavailable')]: '0+7x40', [requests]: '0+1000x40' },
    quiet: { [problems('unexpected')]: '0+9x40', [problems('closed')]: '0+900x40', [requests]: '0+1000x40' },
  },
  {
    alert: 'EfristSlow',
    fires: steps('http_server_request_duration_seconds', submit, { 1: '0+97x40', 2.5: '0+100x40', '+Inf': '0+100x40' }),
    quiet: steps('http_server_request_duration_seconds', submit, { 1: '0+100x40', 2.5: '0+100x40', '+Inf': '0+100x40' }),
  },
  {
    alert: 'EfristRestarting',
    fires: { 'process_start_time_seconds{job="efrist-worker"}': '0+60x40' },
    quiet: { 'process_start_time_seconds{job="efrist-worker"}': '0x20 60x20' },
    labels: { job: 'efrist-worker' },
  },
  {
    alert: 'EfristVersionsDiffer',
    fires: { 'efrist_build_info{version="1"}': '1x100', 'efrist_build_info{version="2"}': '1x100' },
    quiet: { 'efrist_build_info{version="1", instance="a"}': '1x100', 'efrist_build_info{version="1", instance="b"}': '1x100' },
    at: '90m',
  },
  {
    alert: 'EfristAnswersFall',
    // From minute 20 on submits no longer arrive, or are answered by an error: within five minutes it is known.
    fires: { ...people('submitted', '0+20x40'), ...people('granted', '0+15x20 300x20'), ...people('rejected', '0+4x20 80x20') },
    quiet: [
      { ...people('submitted', '0+20x40'), ...people('granted', '0+15x40'), ...people('failed', '0+5x40') },
      // Programs get answers too, without a page: there are more answers than submits by day.
      { ...people('submitted', '0+20x40'), ...people('granted', '0+90x20 1800+15x20') },
      // At night one person in trouble is no outage.
      { ...people('submitted', '0+20x15 300+1x25'), ...people('granted', '0+19x15 285x25') },
    ],
    at: '25m',
  },
  {
    alert: 'EfristAnswersFallSlowly',
    fires: { ...people('submitted', '0+0.5x300'), ...people('granted', '0+0.5x150 75x150') },
    quiet: [
      { ...people('submitted', '0+0.5x300'), ...people('granted', '0+0.5x150 75+0.3x150') },
      { ...people('submitted', '0+0.5x150 75+0.1x150'), ...people('granted', '0+0.5x150 75x150') },
    ],
    at: '220m',
  },
  {
    alert: 'EfristSubmitsFall',
    fires: { ...people('seen', '0+40x40'), ...people('submitted', '0+16x20 320x20'), ...people('faulty', '0+2x20 40+30x20') },
    quiet: [
      { ...people('seen', '0+40x40'), ...people('submitted', '0+16x20 320+8x20') },
      { ...people('seen', '0+40x15 600+5x25'), ...people('submitted', '0+16x15 240x25') },
    ],
    at: '25m',
  },
  { alert: 'EfristDeliveryBehind', fires: { [oldest]: '901x40', [paused]: '0x40' }, quiet: { [oldest]: '901x40', [paused]: '1x40' } },
  { alert: 'EfristDeliveryStopped', fires: { [oldest]: '21601x40', [paused]: '0x40' }, quiet: { [oldest]: '21599x40', [paused]: '0x40' } },
  { alert: 'EfristDeliveryPaused', fires: { [paused]: '1x300' }, quiet: { [paused]: '0x100 1x200' }, at: '290m' },
  { alert: 'EfristDeadLetters', fires: { efrist_deliveries_dead: '1x40' }, quiet: { efrist_deliveries_dead: '0x40' } },
  { alert: 'EfristOutboxBehind', fires: { efrist_outbox_oldest_seconds: '61x40' }, quiet: { efrist_outbox_oldest_seconds: '59x40' } },
  {
    alert: 'EfristPendingBehind',
    fires: { efrist_pending_oldest_seconds: '3601x40' },
    quiet: { efrist_pending_oldest_seconds: '3599x40' },
  },
  { alert: 'EfristJobsBehind', fires: { efrist_jobs_oldest_seconds: '601x40' }, quiet: { efrist_jobs_oldest_seconds: '599x40' } },
  { alert: 'EfristJobsGivenUp', fires: { efrist_jobs_given_up: '1x40' }, quiet: { efrist_jobs_given_up: '0x40' } },
  {
    alert: 'EfristLoopStuck',
    fires: { 'efrist_loop_last_done_timestamp_seconds{loop="deliver"}': '0x40' },
    quiet: {
      'efrist_loop_last_done_timestamp_seconds{loop="deliver", instance="a"}': '0x40',
      'efrist_loop_last_done_timestamp_seconds{loop="deliver", instance="b"}': '0+60x40',
    },
    labels: { loop: 'deliver' },
  },
  { alert: 'EfristChainBroken', fires: { efrist_chain_whole: '0x40' }, quiet: { efrist_chain_whole: '1x40' } },
  {
    alert: 'EfristChainUnchecked',
    fires: { efrist_chain_checked_timestamp_seconds: '0x2300' },
    quiet: { efrist_chain_checked_timestamp_seconds: '86400x2300' },
    at: '37h',
  },
  {
    alert: 'EfristGuessing',
    fires: { [events('misses-exceeded')]: '0x10 1x30' },
    quiet: { [events('misses-exceeded')]: '1x40', [events('job-failed')]: '0+1x40' },
  },
  {
    alert: 'EfristLimitsHit',
    fires: { 'efrist_limits_hit_total{limit="submit"}': '0+66x40' },
    quiet: { 'efrist_limits_hit_total{limit="submit"}': '0+54x40' },
    labels: { limit: 'submit' },
  },
  {
    alert: 'EfristFiguresUnknown',
    fires: { 'efrist_figures_up{job="efrist-worker"}': '0x40' },
    quiet: { 'efrist_figures_up{job="efrist-worker"}': '1x40' },
    labels: { job: 'efrist-worker' },
  },
  {
    alert: 'EfristPoolExhausted',
    fires: { 'database_connections{state="wanted", instance="a"}': '1x40' },
    quiet: { 'database_connections{state="wanted", instance="a"}': '0x40', 'database_connections{state="busy", instance="a"}': '12x40' },
    labels: { instance: 'a' },
  },
  { alert: 'EfristDatabaseFull', fires: { [events('database-full')]: '0x25 1x15' }, quiet: { [events('database-full')]: '0x5 1x35' } },
  {
    alert: 'EfristNeighbourLost',
    fires: { 'efrist_neighbours_missing{job="efrist-worker", instance="a"}': '1x40' },
    quiet: { 'efrist_neighbours_missing{job="efrist-worker", instance="a"}': '0x26 1x14' },
    labels: { job: 'efrist-worker', instance: 'a' },
  },
  { alert: 'EfristGatewayLost', fires: { [events('gateway-lost')]: '0x25 1x15' }, quiet: { [events('gateway-lost')]: '0x5 1x35' } },
  {
    alert: 'EfristEventLoopLate',
    fires: steps('efrist_event_loop_delay_seconds', 'instance="a"', { 0.25: '0+90x40', 0.5: '0+100x40', '+Inf': '0+100x40' }),
    quiet: steps('efrist_event_loop_delay_seconds', 'instance="a"', { 0.25: '0+100x40', 0.5: '0+100x40', '+Inf': '0+100x40' }),
    labels: { instance: 'a' },
  },
  {
    alert: 'EfristSignInsRefused',
    fires: { [security('sign-in', 'refused')]: '0+8x40' },
    quiet: { [security('sign-in', 'refused')]: '0+6x40' },
  },
  {
    alert: 'EfristSignInsLimited',
    fires: { [security('sign-in', 'limited')]: '0+2x40' },
    quiet: { [security('sign-in', 'limited')]: '0+1x40' },
  },
  { alert: 'EfristSignInsMany', fires: { [security('sign-in')]: '0+70x40' }, quiet: { [security('sign-in')]: '0+60x40' } },
  {
    alert: 'EfristOfficeSignInsRefused',
    fires: { [security('office-sign-in', 'refused')]: '0+1x40' },
    quiet: { [security('office-sign-in', 'refused')]: '0x25 5x15' },
  },
  {
    alert: 'EfristPasswordsReset',
    // Together they are enough, each alone is not.
    fires: { [security('password-link')]: '0+0.3x90', [security('password-reset')]: '0+0.3x90', [security('address-link')]: '0+0.3x90' },
    quiet: { [security('password-link')]: '0x30 0+1x40' },
    at: '80m',
  },
  {
    alert: 'EfristRolesChanged',
    fires: { [security('role-change')]: '0+1x90' },
    quiet: { [security('role-change')]: '0x60 0+1x20' },
    at: '80m',
  },
  {
    alert: 'EfristExports',
    fires: { [security('export')]: '0+0.1x90', [security('mail-export')]: '0+0.1x90' },
    quiet: { [security('export')]: '0x60 9x20' },
    at: '80m',
  },
  {
    alert: 'EfristGeneralExtension',
    fires: { [security('general-extension')]: '0x25 1x15' },
    quiet: { [security('general-extension')]: '0x5 1x35' },
  },
  { alert: 'EfristClosing', fires: { [security('closing')]: '0x25 1x15' }, quiet: { [security('closing')]: '0x5 1x35' } },
  {
    alert: 'EfristRegistrations',
    fires: { [security('registration')]: '0+2x90' },
    quiet: { [security('registration')]: '0+1x90' },
    at: '80m',
  },
  {
    alert: 'EfristTokensRefused',
    fires: { [security('token', 'refused')]: '0+8x40' },
    quiet: { [security('token', 'refused')]: '0+6x40' },
  },
]
