import type { CourseWords } from '../sample-course.ts'

export const germanFirebaseSignInCourse: CourseWords = {
  title: 'Anmeldung mit Firebase Authentication',
  description: 'Vom leeren Projekt bis zur Anmeldung per E-Mail oder Anbieter: wer angemeldet bleibt und wem Ihr Server vertrauen darf.',
  steps: [
    [
      'Darum geht es',
      `
      Ein Chor plant seine Proben auf einer kleinen Seite. Mitglieder melden sich an, Gäste sehen nur das nächste Konzert. Sie arbeiten mit
      dem modularen SDK fürs Web und mit dem Emulator. Ein echtes Konto brauchen Sie nicht.
      `,
    ],
    [
      'Projekt und Konfiguration',
      `
      Erstellen Sie in der Firebase-Konsole ein Projekt, fügen Sie eine Web-App hinzu und kopieren Sie die Konfiguration. Geheim ist sie
      nicht: Sie sagt nur, welches Projekt gemeint ist. Ihre Daten werden durch Regeln geschützt, nicht durch diesen Schlüssel.

      ~~~
      ~~~
      `,
    ],
    [
      'Mit dem Emulator arbeiten',
      `
      Arbeiten Sie auf dem eigenen Rechner, bis alles läuft.

      ~~~
      ~~~

      > Starten Sie ihn mit *firebase emulators:start --only auth* und öffnen Sie seine Oberfläche im Browser.
      `,
    ],
    [
      'E-Mail und Passwort',
      `
      Aktivieren Sie den Anbieter in der Konsole und legen Sie ein Konto an.

      ~~~
      ~~~

      Legen Sie in der Konsole eine Passwortrichtlinie fest. Länge bringt mehr als Sonderzeichen.
      `,
    ],
    [
      'Verständliche Fehlermeldungen',
      `
      Das SDK antwortet mit Codes. Übersetzen Sie diese, und zwar bei falscher Adresse und bei falschem Passwort gleich. Sonst finden Fremde
      heraus, wer in Ihrem Chor singt.

      ~~~
      if (error.code === 'auth/invalid-credential') show('E-Mail oder Passwort stimmt nicht')
      ~~~
      `,
    ],
    [
      'Wer ist da?',
      `
      Lassen Sie sich Änderungen melden, statt einmal nachzusehen: Im ersten Moment ist noch niemand bekannt, auch wenn jemand angemeldet
      ist.

      ~~~
      ~~~

      Zeigen Sie vor der ersten Meldung keins von beiden, sonst flackert die Seite.
      `,
    ],
    [
      'Anmelden über einen Anbieter',
      `
      Viele nehmen lieber ein Konto, das sie schon haben. Mit einem Popup bleibt Ihre Seite offen. Auf dem Handy ist eine Weiterleitung oft
      besser.

      ~~~
      ~~~

      Öffnen Sie das Popup direkt im Klick, sonst blockiert es der Browser.
      `,
    ],
    [
      'Angemeldet bleiben oder nicht',
      `
      Die Persistenz bestimmt, wie lange jemand angemeldet bleibt: mit *browserLocalPersistence* bis zum Abmelden, mit
      *browserSessionPersistence* bis zum Schliessen des Tabs. Für den Computer im Probelokal ist das Zweite richtig.

      ~~~
      ~~~
      `,
    ],
    [
      'Tokens für Ihren Server',
      `
      Ihr Server darf einem Namen in einer Anfrage nicht glauben. Senden Sie das ID-Token mit und lassen Sie es dort prüfen.

      ~~~
      const idToken = await auth.currentUser.getIdToken()
      // auf dem Server, mit dem Admin-SDK
      const { uid } = await getAuth().verifyIdToken(idToken)
      ~~~

      Es gilt eine Stunde. Das SDK erneuert es selbst.
      `,
    ],
    [
      'Rollen mit Custom Claims',
      `
      Wer dirigiert, darf den Probenplan ändern. Setzen Sie dafür auf dem Server einen Claim. Regeln und Server können ihn lesen.

      ~~~
      ~~~

      Er steht erst im nächsten Token: Rufen Sie nach einer Änderung *getIdToken(true)* auf. Claims fassen 1000 Bytes, halten Sie sie also
      kurz.
      `,
    ],
    [
      'Vor der ersten Probe',
      `
      - Unter «Autorisierte Domains» stehen nur Ihre eigenen.
      - Der Schutz vor dem Ausspähen von E-Mail-Adressen (Email Enumeration Protection) ist aktiv.
      - Beim Abmelden verschwindet auch, was die Seite geladen hatte.
      - Jedes Mitglied kann sein Konto löschen, und Sie wissen, was dabei mitgelöscht wird.

      > Melden Sie sich an, sperren Sie das Konto in der Konsole und beobachten Sie eine Stunde lang, was die Seite macht.
      `,
    ],
  ],
}
