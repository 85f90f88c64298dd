import type { CourseWords } from '../sample-course.ts'

export const germanTestingCourse: CourseWords = {
  title: 'Tests, die sich wie Sätze lesen',
  description: 'Wenige Tests, die sagen, was das Produkt tut, echte Fehler finden und Ihnen dahinter jede Änderung erlauben.',
  steps: [
    [
      'Ein Test ist ein Versprechen',
      `
      Der Titel eines Tests ist ein Satz über das Produkt: «lehnt einen Tag in der Vergangenheit ab». Können Sie ihn niemandem aus einer
      anderen Abteilung vorlesen, testen Sie, wie etwas gebaut ist, und nicht, was es tut.

      Wir testen die Buchung eines Sitzungszimmers.
      `,
    ],
    [
      'Gegeben, wenn, dann',
      `
      Drei Teile, zwei Leerzeilen, ein Verhalten.

      ~~~
      it('lehnt eine Buchung ab, die sich mit einer anderen überschneidet', () => {
        const room = aRoom({ bookings: [from('10:00', '11:00')] })

        const answer = book(room, from('10:30', '11:30'))

        expect(answer).toEqual({ kind: 'refused', reason: 'taken' })
      })
      ~~~
      `,
    ],
    [
      'Beide Seiten einer Grenze',
      `
      Fehler sitzen an den Grenzen. Haben acht Leute Platz, testen Sie mit acht und mit neun. Endet eine Buchung um elf, darf die nächste um
      elf beginnen.

      ~~~
      it.each([[8, 'booked'], [9, 'refused']])('für %i Personen ist die Antwort %s', (people, kind) => {
        expect(bookFor(people).kind).toBe(kind)
      })
      ~~~
      `,
    ],
    [
      'Die Zeit kommt als Parameter',
      `
      Ein Test, der am ersten Januar scheitert, ist schlimmer als keiner. Fragen Sie in einer Regel nie nach der Uhr, sondern nehmen Sie die
      Zeit als Parameter entgegen.

      ~~~
      ~~~

      > Suchen Sie in Ihren Regeln nach *new Date()*. Jede Stelle ist ein Test, der eines Tages scheitert.
      `,
    ],
    [
      'Kleine Builder',
      `
      Grosse Fixtures wachsen, bis sich niemand mehr daran traut. Ein Builder füllt aus, was dem Test egal ist.

      ~~~
      ~~~

      Im Test steht dann nur noch, worauf es ankommt.
      `,
    ],
    [
      'Suchen wie ein Mensch',
      `
      Suchen Sie einen Button über seinen Namen, nicht über seine Klasse. Dann beweist der Test gleich, dass er einen hat.

      ~~~
      await user.click(screen.getByRole('button', { name: 'Buchen' }))
      expect(screen.getByText('Gebucht für 10:00')).toBeTruthy()
      ~~~
      `,
    ],
    [
      'Eine echte Datenbank',
      `
      Eine vorgetäuschte Datenbank sagt zu allem Ja. Die echte weiss, was «unique» heisst. Starten Sie eine für die Tests, geben Sie jeder
      Testdatei ein eigenes Schema und werfen Sie es danach weg.

      Das kostet Sekunden und erspart Ihnen Tage.
      `,
    ],
    [
      'Nur ersetzen, was draussen ist',
      `
      Ersetzen Sie, was Ihnen nicht gehört: die Uhr, den Mailanbieter, die Bank. Tun Sie es am Rand Ihres Programms, wo deren Antworten
      hereinkommen, und lassen Sie alles dahinter, wie es ist.
      `,
    ],
    [
      'Auf Tatsachen warten, nicht auf Sekunden',
      `
      Eine Pause von zwei Sekunden ist auf Ihrem Rechner zu lang und auf einem ausgelasteten zu kurz. Warten Sie auf das, was Sie sehen
      wollen.

      ~~~
      await expect(page.getByText('Gespeichert')).toBeVisible()
      ~~~

      Ein Test, der manchmal scheitert, ist ein Fehler: im Test oder im Produkt. Suchen Sie ihn noch am selben Tag.
      `,
    ],
    [
      'Einmal scheitern sehen',
      `
      Ein Test, der nie gescheitert ist, beweist nichts. Schreiben Sie ihn vor der Korrektur und sehen Sie ihn rot. Bei altem Code machen
      Sie die Zeile, die er schützt, absichtlich kaputt und stellen sie danach wieder her.

      > Nehmen Sie Ihren liebsten Test, ändern Sie ein Zeichen in der Regel und lassen Sie ihn laufen.
      `,
    ],
    [
      'Wenige langsame, viele schnelle',
      `
      Regeln zu Hunderten in Millisekunden, Anfragen zu Dutzenden in Sekunden, ganze Abläufe im Browser nur eine Handvoll. Rutscht ein
      Fehler durch, schreiben Sie den Test an der schnellsten Stelle, die ihn hätte finden können.
      `,
    ],
  ],
}
