import type { SampleArticle } from './help-html.ts'

/** How the workspace itself is used. The first five are featured. */
export const accountArticles: readonly SampleArticle[] = [
  [
    'Sign in and stay signed in',
    `Your account is the e-mail address and the password with which you registered. The same account works on every device.
# Sign in
1. Open **Login** in the user menu or at [the sign-in page](/login).
1. Enter your e-mail address and your password.
1. Choose **Login**. You are back where you wanted to go.
# How long it lasts
You stay signed in for two days. When the session ends while you work, a dialog asks for the password and the page behind it stays as it is: nothing you typed is lost.
# Good to know
On a shared computer choose **Logout** in the user menu when you are done. Closing the window alone does not sign you out.`,
  ],
  [
    'Create an account for a new colleague',
    `Nobody needs to share a password: every person gets an account of their own, and an invitation brings it into your workspace.
1. Open [the team page](/apps/team) and choose **Invite**.
1. Enter the e-mail address of your colleague and choose a role.
1. Copy the link and pass it on yourself; the workspace sends nothing.
1. Your colleague opens it, signs in or registers with that very address, and belongs to the team.
# Good to know
The link is shown once and works for that one address only. If it gets lost, make a new one in the list of open invitations.`,
  ],
  [
    'Choose a theme that suits your eyes',
    `Nine themes are on offer, from plain light to deep dark. Each keeps enough contrast to be read for hours.
1. Open the menu under your name and choose **Theme Settings**.
1. Choose the main theme. You see it at once.
1. If you like, give navbar, toolbar and footer a theme of their own.
# Back again
**Undo** in the panel takes back the last change, **Reset** brings everything back to how it was at the beginning.`,
  ],
  [
    'Work faster with keys',
    `Almost everything can be done without the mouse. Press **?** on any page to see the keys that work there.
# Keys for every page
- **Ctrl+K** opens the palette with all commands.
- **/** goes to the search of the page.
- **j** and **k** go to the next and the previous row.
- **g** and then a letter goes to an app, for example **g m** to the mail.
- **Ctrl+Z** takes back what you did last.
# Switch them off
Whoever dictates or types by accident can switch the single keys off under **Reading** in the theme settings. Keys with Ctrl still work.`,
  ],
  [
    'Take back what you did',
    `Deleting, moving, marking: nearly every change can be undone, and there is no hurry.
- Right after the change choose **Undo** in the message at the top.
- Later press **Ctrl+Z**, or open the history in the quick panel and undo down to the step you mean.
- What was removed lies in the bin of its app for 30 days.
# What cannot be undone
Emptying a bin, deleting a board and removing somebody from the team are asked about first, because they are final.`,
  ],
  [
    'Change the language',
    `The workspace speaks English and German. The language belongs to you, not to the workspace: colleagues keep theirs.
1. Choose the language in the menu under your name, or open **Theme Settings** and look for **Language**.
1. The page changes at once; what you were writing stays.
What people wrote themselves, such as notes or these articles, is not translated.`,
  ],
  [
    'Admin or staff: what each may do',
    `There are two roles. Both work with everything: mail, boards, calendar, shop and all the rest.
# Admin
Admins also invite people, change roles, rename the workspace and remove somebody from the team.
# Staff
Staff see who belongs to the team. If you need something that only an admin may do, the list of members shows whom to ask.`,
  ],
  [
    'Belong to several workspaces',
    `Everybody who registers begins with a workspace of their own. By invitation you can belong to others as well.
Open **Workspace and members** in the user menu and choose **Switch** beside the workspace you want to work in. Everything you see belongs to that one; nothing moves from one to the other.`,
  ],
  [
    'Leave a workspace',
    `When a mandate ends you can leave the workspace of a client yourself.
1. Open [the team page](/apps/team).
1. Choose **Leave this workspace** and confirm.
What you wrote there stays with the team. The only admin of a workspace makes somebody else admin first. To come back you need a new invitation.`,
  ],
  [
    'Make the text larger or the rows tighter',
    `The size of letters follows your browser: **Ctrl** and **+** make everything larger, up to four times, and pages stay in one column.
How tight lists and tables are is your choice: under **Reading** in the theme settings you find **Comfortable** and **Compact**. There you also find more contrast and less motion.`,
  ],
  [
    'Fold the navbar away',
    `On a small screen the menu takes room you may need. **Folded** leaves a narrow strip of symbols, which opens when you point at it or reach it with the Tab key.
The key **[** folds and unfolds. On phones the menu is a drawer that opens with the button at the top left.`,
  ],
  [
    'Put your favourite pages into the toolbar',
    `The star in the toolbar opens your shortcuts. Search for a page there and mark it: it then stands in the toolbar of every page.
Alt with an arrow key changes the order. The shortcuts belong to your account and follow you to other devices.`,
  ],
  [
    'Quieten the messages',
    `Messages at the top of the page go away by themselves after six seconds, and wait while you point at them.
If they disturb you, switch **Notifications** off in the quick panel. They are then only kept in the history there. Errors always show, because something needs you.`,
  ],
  [
    'Use the workspace on a phone',
    `Every page works from a width of 320 pixels on. Lists and what they lead to are shown one at a time; the arrow at the top brings you back.
Tables become cards, and what you drag with the mouse is moved through a menu: look for **Move** or for the three points.`,
  ],
  [
    'What happens when the connection breaks',
    `A line at the top tells you that you are offline. What is on the page stays and can be read.
Changes that could not be sent are taken back visibly and offered again with **Try again**, so that you never believe something is saved when it is not. Once the connection is back, pages read themselves anew.`,
  ],
  [
    'Sign out everywhere after losing a device',
    `An admin can remove an account from the team at once: it is signed out of the workspace on all devices within seconds.
1. Ask an admin to remove your account on [the team page](/apps/team).
1. When you have a device again, ask for a new invitation.
Sessions end by themselves after two days in any case.`,
  ],
  [
    'Take your things with you',
    `What you keep here belongs to you. Contacts, invoices, products, notes and calendars can be exported from the menu of their app.
- Contacts as vCard or CSV
- Calendars as ICS
- Invoices and products as CSV or JSON
- Notes as Markdown or JSON
The files are made for other programs: a spreadsheet opens CSV, an address book opens vCard.`,
  ],
]
