import type { Translated } from '../../kit/texts.ts'
import type { texts as german } from './texts.ts'

export const texts: Translated<typeof german> = {
  title: 'Service status',
  lead: 'See whether you can extend a deadline online right now. This page updates every few seconds.',
  checking: 'Checking …',
  working: 'The service is working',
  workingHelp: 'Requests are decided at once.',
  limited: 'The service is working with limits',
  limitedHelp:
    'You can still send a request. Once you see the confirmation, we’ve received it, even if the decision follows later. If sending fails, please try again later.',
  closed: 'The service is closed',
  silent: 'The service isn’t answering',
  silentHelp: 'Your connection may be interrupted, or the service is down. Please try again later or call us.',
  checkedAt: 'Last answer: {time}',
  version: 'Version {version}',
  again: 'Check now',
  figuresTitle: 'Some figures',
  today: 'Requests today',
  season: 'Requests this year',
  about: 'about {count}',
  few: 'fewer than 10',
  answerTime: 'Typical time to answer',
  seconds: '{number} s',
  deliveries: 'Passing on to the tax system',
  onTime: 'on time',
  behind: 'delayed; what counts for your deadline is when we received your request',
  nobody: 'no requests yet today',
}
