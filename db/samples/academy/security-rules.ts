import type { SampleCourse } from './sample-course.ts'

export const securityRulesCourse: SampleCourse = {
  title: 'Security rules you can trust',
  description: 'Rules for Firestore that are short, say no by default and are tested like any other code.',
  category: 'firebase',
  length: 75,
  reached: 0,
  steps: [
    [
      'The browser is not yours',
      `
      Your page talks to the database directly. Whoever opens the console can send any request. Only the rules decide what happens to it, so
      they are the server you did not write.
      `,
    ],
    [
      'No, by default',
      `
      Begin with rules that let nobody do anything, and open one door at a time. What no rule allows is forbidden.

      ~~~
      rules_version = '2';
      service cloud.firestore {
        match /databases/{database}/documents {
          match /{document=**} { allow read, write: if false; }
        }
      }
      ~~~
      `,
    ],
    [
      'Each door by itself',
      `
      *read* is *get* and *list*; *write* is *create*, *update* and *delete*. Write them apart, because they seldom have the same conditions.

      If two rules match, one that says yes is enough. A «no» further down takes nothing back.
      `,
    ],
    [
      'Who is asking?',
      `
      *request.auth* is empty for guests. Give conditions a name, then rules read like sentences.

      ~~~
      function isSignedIn() { return request.auth != null; }
      function isOwner(uid) { return isSignedIn() && request.auth.uid == uid; }

      match /people/{uid} { allow get, update: if isOwner(uid); }
      ~~~
      `,
    ],
    [
      'What is being written?',
      `
      *request.resource.data* is how the document would look, *resource.data* how it looks now. Check names, types and limits.

      ~~~
      allow create: if request.resource.data.keys().hasOnly(['title', 'day'])
        && request.resource.data.title is string
        && request.resource.data.title.size() <= 200;
      ~~~
      `,
    ],
    [
      'What may change?',
      `
      An owner may change the title, but not who the owner is.

      ~~~
      allow update: if request.resource.data.diff(resource.data).affectedKeys().hasOnly(['title']);
      ~~~

      > Without this line, try to give a document away from the console of the browser.
      `,
    ],
    [
      'Rules are no filters',
      `
      A list is refused as a whole if it could contain one document the rules forbid. So the query has to ask for what is allowed:

      ~~~
      allow list: if resource.data.owner == request.auth.uid;

      query(collection(db, 'plans'), where('owner', '==', auth.currentUser.uid))
      ~~~
      `,
    ],
    [
      'Look elsewhere',
      `
      Membership often stands in another document. *get* and *exists* read it; each counts as a read, and there may be ten for a single
      document.

      ~~~
      function isMember(team) {
        return exists(/databases/$(database)/documents/teams/$(team)/members/$(request.auth.uid));
      }
      ~~~
      `,
    ],
    [
      'Roles from the token',
      `
      A custom claim needs no read: *request.auth.token.conductor == true*. It is right for few, seldom changing roles. Remember that a token
      lives for an hour, and so does a right that you took away.
      `,
    ],
    [
      'Test them',
      `
      The emulator runs rules as the cloud does. Test each door from both sides: those who may and those who may not.

      ~~~
      const guest = testEnv.unauthenticatedContext().firestore()
      await assertFails(getDoc(doc(guest, 'people/anna')))
      const anna = testEnv.authenticatedContext('anna').firestore()
      await assertSucceeds(getDoc(doc(anna, 'people/anna')))
      ~~~
      `,
    ],
    [
      'Before you deploy',
      `
      - Each collection has a rule, and each rule a test that fails without it.
      - Sizes and fields are checked on every write.
      - Nobody can change whose a document is.
      - Rules lie in the repository and are deployed with the code, never typed into the console.

      > Let a colleague try for an hour to read what is not theirs.
      `,
    ],
  ],
}
