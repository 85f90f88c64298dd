import type { Translated } from '../../../../kit/texts.ts'
import type { texts as original } from './recurrence-texts.ts'

export const texts: Translated<typeof original> = {
  repeats: 'Wiederholt sich',
  daily: 'Jeden Tag',
  dailyMany: 'Alle {count} Tage',
  weekly: 'Jede Woche',
  weeklyMany: 'Alle {count} Wochen',
  monthly: 'Jeden Monat',
  monthlyMany: 'Alle {count} Monate',
  yearly: 'Jedes Jahr',
  yearlyMany: 'Alle {count} Jahre',
  workdays: 'Jeden Tag von Montag bis Freitag',
  onDays: '{often} am {days}',
  onDate: '{often} am {date}.',
  until: '{rule}, bis {day}',
  times: '{rule}, {count}-mal',
  note: 'Änderungen gelten für alle Male. Die Regel selbst kam mit einem Import und bleibt, wie sie ist.',
  fixedDays: 'Die Regel nennt die Tage selbst, darum kann der Termin nicht auf einen anderen Tag. Die Zeit lässt sich ändern.',
}
