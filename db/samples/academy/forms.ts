import type { SampleCourse } from './sample-course.ts'

export const formsCourse: SampleCourse = {
  title: 'A form everybody can fill in',
  description: 'Labels, hints, errors and keys: how a form on the web is built so that nobody has to give up halfway.',
  category: 'web',
  length: 60,
  reached: 5,
  steps: [
    [
      'What you will build',
      `
      You will build the order form of a small bakery: name, day of delivery, number of loaves, a wish. At the end it works with a mouse,
      with keys only, with a screen reader and on a telephone in bright sun.

      No library is needed. Everything here is plain HTML with a little CSS, so that you see what the browser does for you.
      `,
    ],
    [
      'A label for every field',
      `
      A label is the name of a field. It is read aloud, and a click on it leads into the field, which makes the target larger.

      ~~~
      <label for="loaves">Number of loaves</label>
      <input id="loaves" name="loaves" inputmode="numeric">
      ~~~

      > Click on the label text. If the cursor does not jump into the field, *for* and *id* differ.
      `,
    ],
    [
      'Why a placeholder is no label',
      `
      A placeholder vanishes with the first letter. Whoever is interrupted no longer knows what was asked, and its grey is often too pale to
      read.

      - Write the question as a label above the field.
      - Write the help as a hint between label and field.
      - Leave the field itself empty.
      `,
    ],
    [
      'Hints that belong to a field',
      `
      A hint says what a good answer looks like. Tie it to its field, so that it is read together with the label.

      ~~~
      <label for="day">Day of delivery</label>
      <p id="day-hint">For example 28.03.2027</p>
      <input id="day" name="day" aria-describedby="day-hint">
      ~~~
      `,
    ],
    [
      'The right keyboard on a telephone',
      `
      *inputmode* chooses the keys a telephone shows, and *autocomplete* lets the browser fill in what it knows. Neither changes what may be
      typed.

      ~~~
      <input name="email" type="email" autocomplete="email">
      <input name="postcode" inputmode="numeric" autocomplete="postal-code">
      ~~~

      Do not use *type="number"* for things that are not counted: a postcode has no arrows.
      `,
    ],
    [
      'Questions that belong together',
      `
      Several choices that answer one question stand in a *fieldset*. Its *legend* is the question and is read before each choice.

      ~~~
      <fieldset>
        <legend>How do you get your bread?</legend>
        <label><input type="radio" name="way" value="shop"> I fetch it</label>
        <label><input type="radio" name="way" value="bike"> By bicycle</label>
      </fieldset>
      ~~~
      `,
    ],
    [
      'Errors that help',
      `
      An error says what is wrong and how to mend it, beside the field and in a list at the top. «Invalid input» helps nobody; «The day must
      be tomorrow or later» does.

      ~~~
      <input id="day" aria-describedby="day-hint day-error" aria-invalid="true">
      <p id="day-error">The day must be tomorrow or later</p>
      ~~~

      Never by colour alone: add a word or a sign.
      `,
    ],
    [
      'When to check',
      `
      Check when somebody sends the form, and after that while they mend it. Checking at each letter shouts at people who have not finished
      writing.

      Never switch the button off. A grey button does not say what is missing; a pressed one can.

      > Send your form empty. Does the focus go to the first error?
      `,
    ],
    [
      'Everything by keys',
      `
      Put the mouse away. *Tab* goes through the fields in their order, the space bar ticks a box, the arrows choose among radio buttons and
      *Enter* sends.

      - The ring around the focus must be visible on every background.
      - The order of the focus is the order in the source; do not change it with *tabindex* above 0.
      `,
    ],
    [
      'Sent, and then?',
      `
      After sending, say what happened and what comes next: a number, a date, a way to change the order. Lead to a page of its own, so that
      reloading does not send twice.

      On the server, answer a successful POST with a redirect (*303 See Other*) to that page.
      `,
    ],
    [
      'A list to keep',
      `
      Before you publish a form, go through this list once:

      - Each field has a label, and its hint and its error are tied to it.
      - It can be filled in with keys only, and at 400 percent zoom.
      - Errors name the field and the way out.
      - What was typed survives an error and the back button.
      - Somebody who has never seen it filled it in while you kept silent.
      `,
    ],
  ],
}
