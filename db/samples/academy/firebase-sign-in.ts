import type { SampleCourse } from './sample-course.ts'

export const firebaseSignInCourse: SampleCourse = {
  title: 'Sign-in with Firebase Authentication',
  description: 'From an empty project to people who sign in by e-mail or provider, stay signed in and can be trusted by your server.',
  category: 'firebase',
  length: 60,
  reached: 6,
  steps: [
    [
      'What you will build',
      `
      A choir plans its rehearsals on a small page. Members sign in; guests see only the next concert. You use the modular SDK for the web and
      the emulator, so that no real account is needed.
      `,
    ],
    [
      'A project and its config',
      `
      Create a project in the Firebase console, add a web app and copy its config. It is no secret: it only says which project is meant. What
      protects your data are rules, not this key.

      ~~~
      import { initializeApp } from 'firebase/app'
      export const app = initializeApp({ apiKey: '...', authDomain: 'choir.example.ch', projectId: 'choir' })
      ~~~
      `,
    ],
    [
      'The emulator',
      `
      Work against your own machine until everything runs.

      ~~~
      import { connectAuthEmulator, getAuth } from 'firebase/auth'
      export const auth = getAuth(app)
      connectAuthEmulator(auth, 'http://127.0.0.1:9099')
      ~~~

      > Start it with *firebase emulators:start --only auth* and open its page in the browser.
      `,
    ],
    [
      'E-mail and password',
      `
      Switch the provider on in the console, then make an account.

      ~~~
      const { user } = await createUserWithEmailAndPassword(auth, email, password)
      await sendEmailVerification(user)
      ~~~

      Set a password policy in the console: length helps more than special signs.
      `,
    ],
    [
      'Errors people understand',
      `
      The SDK answers with codes. Translate them, and say the same for a wrong name and a wrong password: otherwise strangers can find out who
      sings with you.

      ~~~
      if (error.code === 'auth/invalid-credential') show('E-mail or password is not right')
      ~~~
      `,
    ],
    [
      'Who is here?',
      `
      Ask for changes instead of reading once: at the first moment nobody is known yet, even if somebody is signed in.

      ~~~
      onAuthStateChanged(auth, (user) => (user ? showPlan(user) : showConcert()))
      ~~~

      Show neither of the two before the first call, or the page flickers.
      `,
    ],
    [
      'Sign in with a provider',
      `
      Many prefer an account they have. A popup keeps your page; on telephones a redirect is often better.

      ~~~
      await signInWithPopup(auth, new GoogleAuthProvider())
      ~~~

      Call it directly in the click, or the browser blocks the window.
      `,
    ],
    [
      'Stay signed in, or not',
      `
      Persistence decides how long: *browserLocalPersistence* until signing out, *browserSessionPersistence* until the tab is closed. On the
      computer in the rehearsal room the second is right.

      ~~~
      await setPersistence(auth, browserSessionPersistence)
      ~~~
      `,
    ],
    [
      'Tokens for your server',
      `
      Your server must not believe a name in a request. Send the ID token and let it verify it.

      ~~~
      const idToken = await auth.currentUser.getIdToken()
      // on the server, with the Admin SDK
      const { uid } = await getAuth().verifyIdToken(idToken)
      ~~~

      It is valid for an hour; the SDK renews it by itself.
      `,
    ],
    [
      'Roles by custom claims',
      `
      A conductor may change the plan. Set a claim on the server; rules and servers can read it.

      ~~~
      await getAuth().setCustomUserClaims(uid, { conductor: true })
      ~~~

      It is in the next token only: after a change, call *getIdToken(true)*. Claims hold 1000 bytes, so keep them short.
      `,
    ],
    [
      'Before the first rehearsal',
      `
      - Only your own domains under «Authorized domains».
      - Protection against e-mail enumeration is on.
      - Signing out also clears what the page had loaded.
      - Somebody can delete their account, and you know what is deleted with it.

      > Sign in, revoke the account in the console, and see what the page does within an hour.
      `,
    ],
  ],
}
