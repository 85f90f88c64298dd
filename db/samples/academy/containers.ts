import type { SampleCourse } from './sample-course.ts'

export const containersCourse: SampleCourse = {
  title: 'From laptop to container',
  description: 'Pack a small service so that it runs the same everywhere: a lean image, no root, and a stop that loses nothing.',
  category: 'cloud',
  length: 90,
  reached: 4,
  steps: [
    [
      'What a container is',
      `
      A container is a process with its own view of files, network and other processes. It is no small machine: it shares the kernel of its
      host and starts in milliseconds.

      An image is the file tree it begins with. We pack a service that tells the level of a lake.
      `,
    ],
    [
      'The first image',
      `
      A *Containerfile* (or *Dockerfile*) lists how the tree is made.

      ~~~
      FROM node:26-slim
      WORKDIR /app
      COPY package.json package-lock.json ./
      RUN npm ci --omit=dev
      COPY src ./src
      CMD ["node", "src/main.ts"]
      ~~~

      > Build it, run it, and ask it for the level of the lake.
      `,
    ],
    [
      'Layers and their order',
      `
      Each line makes a layer, and a layer is built again only when it or one above it changes. That is why the list of packages is copied
      before the source: a changed line of code does not fetch all packages anew.
      `,
    ],
    [
      'Leave things out',
      `
      What is not in the image cannot be stolen from it. List in *.dockerignore* what must never come along:

      ~~~
      .git
      .env
      node_modules
      coverage
      ~~~

      A secret that was copied in one layer and deleted in the next is still there for everybody who has the image.
      `,
    ],
    [
      'Build here, run there',
      `
      Compilers are not needed at run time. A second stage takes only the result.

      ~~~
      FROM node:26 AS build
      WORKDIR /app
      COPY . .
      RUN npm ci && npm run build

      FROM node:26-slim
      COPY --from=build /app/dist /app
      CMD ["node", "/app/main.js"]
      ~~~
      `,
    ],
    [
      'Not as root',
      `
      Whoever breaks out of a process has its rights. Give it few.

      ~~~
      USER node
      ~~~

      Run it with a read-only file system too, and mount the one folder it writes to. What fails then was writing where it should not.
      `,
    ],
    [
      'Settings from outside',
      `
      The same image runs in test and in production; only the environment differs. Read it once at the start, check it, and refuse to start if
      something is missing. A service that begins with half its settings fails at night instead of at noon.
      `,
    ],
    [
      'Alive and ready',
      `
      Two questions, two addresses. *Alive*: is the process hung? Then it is started again. *Ready*: may it get work? Not while it still
      connects to its database.

      Do not ask the database under *alive*: if it is down, starting all services again helps nobody.
      `,
    ],
    [
      'Stop without losing anything',
      `
      Before a container goes, it gets *SIGTERM* and some seconds. Take no new work, finish what you began, close connections, end.

      ~~~
      process.once('SIGTERM', async () => {
        await server.close()
        await pool.end()
      })
      ~~~

      *CMD* as a list, not as one text: otherwise a shell gets the signal and keeps it.
      `,
    ],
    [
      'Limits',
      `
      Give each container a limit of memory, and tell your runtime about it. Without one, a leak takes the whole host with it.

      > Set 256 megabytes and send a thousand requests. What does it need at rest, what at its peak?
      `,
    ],
    [
      'A name that never moves',
      `
      *latest* is a different image each week. Tag with the commit, deploy by digest, and you can say exactly what ran on Tuesday.

      Rebuild regularly even without changes of your own: the base has fixes that you want.
      `,
    ],
  ],
}
