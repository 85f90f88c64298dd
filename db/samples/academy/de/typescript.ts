import type { CourseWords } from '../sample-course.ts'

export const germanTypescriptCourse: CourseWords = {
  title: 'TypeScript für sorgfältige Leute',
  description: 'Typen als zweites Augenpaar: strenge Einstellungen, ehrliche Unions und Schnittstellen, die nichts ungeprüft hereinlassen.',
  steps: [
    [
      'Wozu Typen gut sind',
      `
      Typen machen ein Programm nicht richtig. Sie zeigen aber eine ganze Klasse von Fehlern schon beim Tippen: das falsch geschriebene
      Feld, den vergessenen Fall, den Wert, der vielleicht fehlt.

      Wir schreiben die Regeln einer Bibliothek: Bücher, Leserinnen und Leser, Ausleihen. Mehr als Node und den Compiler brauchen Sie nicht.
      `,
    ],
    [
      'Vom ersten Tag an streng',
      `
      Schalten Sie die strengen Regeln vor der ersten Zeile ein. Später tut es weh.

      ~~~
      ~~~

      Die zweite sagt die Wahrheit über Listen: Den dritten Eintrag gibt es vielleicht gar nicht.
      `,
    ],
    [
      'Typen an den Schnittstellen',
      `
      Schreiben Sie Typen dort, wo Ihr Code auf anderen trifft: bei Parametern und Ergebnissen von allem, was Sie exportieren. Im Innern
      findet der Compiler sie selbst heraus.

      ~~~
      ~~~
      `,
    ],
    [
      'Unions statt Flags',
      `
      Vier optionale Felder erlauben sechzehn Zustände, die meisten davon sind Unsinn. Eine Union benennt die, die es gibt.

      ~~~
      ~~~

      *until* lässt sich erst lesen, wenn Sie nach *kind* gefragt haben.
      `,
    ],
    [
      'Keinen Fall vergessen',
      `
      Kommt ein Fall dazu, soll eine Funktion über die Union nicht mehr kompilieren. Ein Record macht das ohne Tricks:

      ~~~
      const words: Record<Copy['kind'], string> = { free: 'Verfügbar', lent: 'Ausgeliehen', lost: 'Vermisst' }
      ~~~

      > Ergänzen Sie die Union um *repair* und zählen Sie die Stellen, die Ihnen der Compiler zeigt.
      `,
    ],
    [
      'unknown statt any',
      `
      *any* schaltet die Prüfung aus und breitet sich aus. *unknown* sagt: Da kam etwas, und man fasst es erst an, wenn man nachgesehen hat.

      ~~~
      ~~~
      `,
    ],
    [
      'Prüfen, was hereinkommt',
      `
      Läuft das Programm, sind die Typen verschwunden. Was übers Netz kommt, muss dort geprüft werden. Der Typ soll aus dieser Prüfung
      entstehen und nicht daneben stehen.

      ~~~
      ~~~

      So ist die Form nur einmal geschrieben, und beide Seiten sind sich einig.
      `,
    ],
    [
      'Grundsätzlich readonly',
      `
      Eine Funktion, die ihre Parameter verändert, überrascht alle, die sie aufrufen. Nehmen Sie *readonly*-Listen entgegen und geben Sie
      neue zurück.

      ~~~
      ~~~
      `,
    ],
    [
      'Generics in kleinen Dosen',
      `
      Ein Typparameter lohnt sich, wenn er zwei Stellen verbindet: was hineingeht und was herauskommt.

      ~~~
      ~~~

      Kommt er in einer Signatur nur einmal vor, brauchen Sie ihn nicht.
      `,
    ],
    [
      'Fehler, mit denen man rechnet',
      `
      «Kein Exemplar mehr da» ist keine Ausnahme, sondern eine Antwort. Geben Sie sie als Wert zurück, dann kann man sie beim Aufruf nicht
      vergessen. Eine Exception werfen Sie nur, wenn ein Versprechen gebrochen ist: keine Datenbank, kein Speicher.

      ~~~
      ~~~
      `,
    ],
    [
      'Laufen lassen, wie es ist',
      `
      Neuere Node-Versionen entfernen die Typen und führen die Datei direkt aus. Was sich nicht einfach streichen lässt, muss weg: Enums,
      Parameter Properties, Namespaces. *erasableSyntaxOnly* findet sie.

      Prüfen Sie Typen im Build, lassen Sie den Quelltext auf dem Server laufen und bleiben Sie von der Regel bis zum Datensatz bei einer
      Sprache.
      `,
    ],
  ],
}
