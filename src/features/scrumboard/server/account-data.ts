import type { AccountData } from '../../../platform/account-data.ts'

export const scrumboardData: AccountData = {
  folder: 'boards',
  tables: [
    { table: 'scrumboard.board', file: 'boards.json' },
    { table: 'scrumboard.list', file: 'lists.json' },
    { table: 'scrumboard.label', file: 'labels.json' },
    { table: 'scrumboard.guest', file: 'guests.json' },
    {
      table: 'scrumboard.card',
      own: 'platform.account() = any (member_ids) or done_by = platform.account()',
      file: 'cards.json',
      onDeletion: { set: 'member_ids = array_remove(member_ids, platform.account()), done_by = nullif(done_by, platform.account())' },
    },
    { table: 'scrumboard.activity', own: 'member_id = platform.account()', file: 'comments.json' },
    { table: 'scrumboard.attachment', file: 'attachments.json' },
    {
      table: 'scrumboard.subscription',
      own: 'account_id = platform.account()',
      file: 'following.json',
      key: "board_id::text || coalesce(card_id::text, '')",
      onDeletion: 'delete',
    },
  ],
}
