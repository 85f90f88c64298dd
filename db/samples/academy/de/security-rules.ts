import type { CourseWords } from '../sample-course.ts'

export const germanSecurityRulesCourse: CourseWords = {
  title: 'Sicherheitsregeln, auf die Verlass ist',
  description: 'Regeln für Firestore, die kurz sind, im Zweifel Nein sagen und getestet werden wie jeder andere Code.',
  steps: [
    [
      'Der Browser gehört nicht Ihnen',
      `
      Ihre Seite spricht direkt mit der Datenbank. Wer die Konsole öffnet, kann jede Anfrage senden. Was damit geschieht, entscheiden allein
      die Regeln. Sie sind der Server, den Sie nicht geschrieben haben.
      `,
    ],
    [
      'Grundsätzlich Nein',
      `
      Beginnen Sie mit Regeln, die niemandem etwas erlauben, und öffnen Sie eine Tür nach der anderen. Was keine Regel erlaubt, ist
      verboten.

      ~~~
      ~~~
      `,
    ],
    [
      'Jede Tür für sich',
      `
      *read* umfasst *get* und *list*, *write* umfasst *create*, *update* und *delete*. Schreiben Sie sie einzeln, denn selten gelten
      dieselben Bedingungen.

      Passen zwei Regeln, genügt ein Ja. Ein Nein weiter unten nimmt nichts zurück.
      `,
    ],
    [
      'Wer fragt?',
      `
      Bei Gästen ist *request.auth* leer. Geben Sie Bedingungen einen Namen, dann lesen sich Regeln wie Sätze.

      ~~~
      ~~~
      `,
    ],
    [
      'Was wird geschrieben?',
      `
      *request.resource.data* ist das Dokument, wie es aussehen würde, *resource.data*, wie es jetzt ist. Prüfen Sie Namen, Typen und
      Grenzen.

      ~~~
      ~~~
      `,
    ],
    [
      'Was darf sich ändern?',
      `
      Wem ein Dokument gehört, der darf den Titel ändern, aber nicht den Besitzer. Halten Sie das in einer Zeile fest:

      ~~~
      ~~~

      > Nehmen Sie diese Zeile weg und versuchen Sie, aus der Konsole des Browsers ein Dokument zu verschenken.
      `,
    ],
    [
      'Regeln filtern nicht',
      `
      Eine Liste wird als Ganzes abgelehnt, wenn sie auch nur ein verbotenes Dokument enthalten könnte. Die Abfrage muss also genau nach dem
      fragen, was erlaubt ist:

      ~~~
      ~~~
      `,
    ],
    [
      'Anderswo nachsehen',
      `
      Wer dazugehört, steht oft in einem anderen Dokument. *get* und *exists* lesen es. Jeder Aufruf zählt als Lesevorgang, und pro Dokument
      sind höchstens zehn erlaubt.

      ~~~
      ~~~
      `,
    ],
    [
      'Rollen aus dem Token',
      `
      Ein Custom Claim braucht keinen Lesevorgang: *request.auth.token.conductor == true*. Er passt für wenige Rollen, die sich selten
      ändern. Denken Sie daran: Ein Token lebt eine Stunde, und so lange lebt auch ein Recht, das Sie entzogen haben.
      `,
    ],
    [
      'Regeln testen',
      `
      Im Emulator laufen die Regeln wie in der Cloud. Testen Sie jede Tür von beiden Seiten: wer hineindarf und wer nicht.

      ~~~
      ~~~
      `,
    ],
    [
      'Vor dem Deployment',
      `
      - Jede Collection hat eine Regel, und jede Regel einen Test, der ohne sie scheitert.
      - Grössen und Felder werden bei jedem Schreiben geprüft.
      - Niemand kann ändern, wem ein Dokument gehört.
      - Die Regeln liegen im Repository und werden mit dem Code deployt, nie in der Konsole eingetippt.

      > Lassen Sie jemanden aus dem Team eine Stunde lang versuchen, fremde Daten zu lesen.
      `,
    ],
  ],
}
