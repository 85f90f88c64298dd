import type { SampleCourse } from './sample-course.ts'

export const hostingCourse: SampleCourse = {
  title: 'Hosting with previews',
  description: 'Put a page online, show each change to others before it is live, and take it back with one click.',
  category: 'firebase',
  length: 30,
  reached: 11,
  steps: [
    [
      'What hosting does',
      `
      Firebase Hosting serves files from places near the visitor, over https, with a certificate it renews itself. It runs no program of
      yours; for that it can pass requests on to functions or Cloud Run.
      `,
    ],
    [
      'Set it up',
      `
      ~~~
      npm install --global firebase-tools
      firebase login
      firebase init hosting
      ~~~

      Choose the folder that your build writes, often *dist*. Say no when it offers to overwrite your *index.html*.
      `,
    ],
    [
      'Look at it at home',
      `
      ~~~
      firebase emulators:start --only hosting
      ~~~

      It follows the same redirects and headers as the cloud, which a plain file server does not.
      `,
    ],
    [
      'The first deploy',
      `
      ~~~
      npm run build
      firebase deploy --only hosting
      ~~~

      Either all files of a version are live or none. Visitors never get half of two versions.
      `,
    ],
    [
      'One page for all addresses',
      `
      Apps that route in the browser need one rewrite, or reloading a deep address shows a 404.

      ~~~
      "rewrites": [{ "source": "**", "destination": "/index.html" }]
      ~~~

      Files that exist come before rewrites.
      `,
    ],
    [
      'Headers',
      `
      Names with a hash may be kept for a year.

      ~~~
      "headers": [{
        "source": "/assets/**",
        "headers": [{ "key": "Cache-Control", "value": "public, max-age=31536000, immutable" }]
      }]
      ~~~

      Add a content-security policy here too.
      `,
    ],
    [
      'A preview for each change',
      `
      A channel is an address of its own for a version that is not live.

      ~~~
      firebase hosting:channel:deploy spring-letter --expires 7d
      ~~~

      > Send the address to somebody who is to say yes, and wait for the yes.
      `,
    ],
    [
      'By pull request',
      `
      *firebase init hosting:github* writes a workflow that deploys each pull request to a channel and comments its address. Reviewers then
      look at the thing itself and not only at its source.
      `,
    ],
    [
      'Your own name',
      `
      Add the domain in the console, put the records it shows into your DNS, and wait for the certificate. Choose one of *example.ch* and
      *www.example.ch*, and redirect the other with status 301.
      `,
    ],
    [
      'Take it back',
      `
      The console lists former releases; «Rollback» makes one live again within seconds. Do that first and look for the cause afterwards.

      > Roll back once on a quiet day, so that you know the button.
      `,
    ],
    [
      'Tidy up',
      `
      Old releases need room. Set how many are kept, let channels expire, and look once a month which file takes the most traffic. It is often
      one picture that nobody made smaller.
      `,
    ],
  ],
}
