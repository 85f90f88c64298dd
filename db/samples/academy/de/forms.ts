import type { CourseWords } from '../sample-course.ts'

export const germanFormsCourse: CourseWords = {
  title: 'Ein Formular, das alle ausfüllen können',
  description: 'Labels, Hinweise, Fehlermeldungen, Tastatur: So bauen Sie ein Webformular, bei dem niemand auf halbem Weg aufgibt.',
  steps: [
    [
      'Das bauen Sie',
      `
      Sie bauen das Bestellformular einer kleinen Bäckerei: Name, Liefertag, Anzahl Brote, ein Wunsch. Am Schluss funktioniert es mit der
      Maus, nur mit der Tastatur, mit einem Screenreader und auf dem Handy in der prallen Sonne.

      Eine Bibliothek brauchen Sie nicht. Alles ist einfaches HTML mit etwas CSS. So sehen Sie, was Ihnen der Browser abnimmt.
      `,
    ],
    [
      'Jedes Feld hat ein Label',
      `
      Das Label ist der Name des Felds. Es wird vorgelesen, und ein Klick darauf setzt den Cursor ins Feld. So trifft man das Feld auch
      leichter.

      ~~~
      <label for="loaves">Anzahl Brote</label>
      <input id="loaves" name="loaves" inputmode="numeric">
      ~~~

      > Klicken Sie auf den Text des Labels. Springt der Cursor nicht ins Feld, stimmen *for* und *id* nicht überein.
      `,
    ],
    [
      'Warum ein Platzhalter kein Label ist',
      `
      Ein Platzhalter verschwindet beim ersten Buchstaben. Wer unterbrochen wird, weiss nicht mehr, was gefragt war, und das Grau ist oft so
      blass, dass man es kaum lesen kann.

      - Schreiben Sie die Frage als Label über das Feld.
      - Schreiben Sie die Hilfe als Hinweis zwischen Label und Feld.
      - Lassen Sie das Feld selbst leer.
      `,
    ],
    [
      'Hinweise, die zum Feld gehören',
      `
      Ein Hinweis zeigt, wie eine gute Antwort aussieht. Verknüpfen Sie ihn mit dem Feld, dann wird er zusammen mit dem Label vorgelesen.

      ~~~
      <label for="day">Liefertag</label>
      <p id="day-hint">Zum Beispiel 28.03.2027</p>
      <input id="day" name="day" aria-describedby="day-hint">
      ~~~
      `,
    ],
    [
      'Die richtige Tastatur auf dem Handy',
      `
      *inputmode* bestimmt, welche Tasten das Handy zeigt. Mit *autocomplete* füllt der Browser aus, was er schon kennt. Was man eingeben
      darf, ändert sich dadurch nicht.

      ~~~
      ~~~

      Verwenden Sie *type="number"* nicht für Angaben, die man nicht zählt: Eine Postleitzahl braucht keine Pfeile.
      `,
    ],
    [
      'Fragen, die zusammengehören',
      `
      Stehen für eine Frage mehrere Antworten zur Wahl, gehören sie in ein *fieldset*. Die *legend* ist die Frage und wird vor jeder Antwort
      vorgelesen.

      ~~~
      <fieldset>
        <legend>Wie kommt das Brot zu Ihnen?</legend>
        <label><input type="radio" name="way" value="shop"> Ich hole es ab</label>
        <label><input type="radio" name="way" value="bike"> Mit dem Velokurier</label>
      </fieldset>
      ~~~
      `,
    ],
    [
      'Fehlermeldungen, die helfen',
      `
      Eine Fehlermeldung sagt, was nicht stimmt und wie man es behebt. Sie steht beim Feld und in einer Liste zuoberst. «Ungültige Eingabe»
      hilft niemandem, «Wählen Sie ein Datum ab morgen» schon.

      ~~~
      <input id="day" aria-describedby="day-hint day-error" aria-invalid="true">
      <p id="day-error">Wählen Sie ein Datum ab morgen</p>
      ~~~

      Farbe allein genügt nie: Setzen Sie ein Wort oder ein Zeichen dazu.
      `,
    ],
    [
      'Wann geprüft wird',
      `
      Prüfen Sie beim Absenden und danach laufend, solange jemand korrigiert. Wer schon bei jedem Buchstaben prüft, tadelt Leute, die noch
      gar nicht fertig geschrieben haben.

      Deaktivieren Sie den Knopf nie. Ein grauer Knopf verrät nicht, was fehlt. Nach einem Klick können Sie es sagen.

      > Senden Sie Ihr Formular leer ab. Springt der Fokus zum ersten Fehler?
      `,
    ],
    [
      'Alles mit der Tastatur',
      `
      Legen Sie die Maus weg. *Tab* führt der Reihe nach durch die Felder, die Leertaste setzt ein Häkchen, die Pfeiltasten wählen zwischen
      Radiobuttons, und *Enter* sendet ab.

      - Der Fokusring muss auf jedem Hintergrund sichtbar sein.
      - Der Fokus folgt der Reihenfolge im Quelltext. Ändern Sie sie nicht mit einem *tabindex* über 0.
      `,
    ],
    [
      'Abgesendet, und dann?',
      `
      Sagen Sie nach dem Absenden, was geschehen ist und wie es weitergeht: eine Nummer, ein Datum, ein Weg, die Bestellung zu ändern.
      Zeigen Sie das auf einer eigenen Seite, damit beim Neuladen nichts doppelt bestellt wird.

      Der Server antwortet auf einen erfolgreichen POST mit einer Weiterleitung (*303 See Other*) auf diese Seite.
      `,
    ],
    [
      'Eine Checkliste zum Behalten',
      `
      Gehen Sie diese Liste einmal durch, bevor Sie ein Formular veröffentlichen:

      - Jedes Feld hat ein Label. Hinweis und Fehlermeldung sind mit dem Feld verknüpft.
      - Es lässt sich nur mit der Tastatur ausfüllen, auch bei 400 Prozent Zoom.
      - Jede Fehlermeldung nennt das Feld und den Ausweg.
      - Eingaben bleiben erhalten, auch nach einem Fehler und nach «Zurück».
      - Jemand, der das Formular nicht kannte, hat es ausgefüllt, und Sie haben dabei geschwiegen.
      `,
    ],
  ],
}
