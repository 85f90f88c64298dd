import { wordsOf } from '../../../shell/workspace/words.ts'

// The companion is fetched beside every page, so it does not bring all words of the app along.
export const companionWords = wordsOf({
  en: {
    newEvent: 'New event',
    newKeywords: 'calendar appointment meeting termin',
    today: 'Calendar: go to today',
    todayKeywords: 'agenda day',
  },
  de: { newEvent: 'Neuer Termin', newKeywords: 'kalender sitzung event', today: 'Kalender: zu heute', todayKeywords: 'agenda tag' },
})
