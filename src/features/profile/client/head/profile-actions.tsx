import { MessageCircle, UserCheck, UserPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { fill } from '../../../../kit/texts.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useChange } from '../../../../shell/parts/mutation/use-change.ts'
import { Button } from '../../../../ui/button.tsx'
import { follow } from '../../contract.ts'
import { useProfileKey, type Person } from '../profile-queries.ts'
import { profileWords } from '../profile-words.ts'

/** What one can do about a colleague. */
export function ProfileActions({ person }: { readonly person: Person }): ReactNode {
  const texts = useTexts(profileWords)
  const [, navigate] = useLocation()
  const { id, name, isFollowed } = person
  const { run } = useFollow()
  return (
    <>
      <Button title={fill(texts.followHint, { name })} onClick={() => void run({ personId: id, name, isOn: !isFollowed })}>
        {isFollowed ? <UserCheck aria-hidden="true" /> : <UserPlus aria-hidden="true" />}
        {isFollowed ? texts.following : texts.follow}
      </Button>
      <Button kind="primary" onClick={() => navigate(`/apps/chat/${id}`)}>
        <MessageCircle aria-hidden="true" />
        {texts.sendMessage}
      </Button>
    </>
  )
}

type Following = { readonly personId: string; readonly name: string; readonly isOn: boolean }

function useFollow(): { readonly run: (following: Following) => Promise<boolean> } {
  const texts = useTexts(profileWords)
  return useChange<unknown, Following>({
    queryKey: useProfileKey(),
    apply: (value, { personId, isOn }) => (isPerson(value, personId) ? followed(value, isOn) : value),
    call: ({ personId, isOn }) => call(follow, { personId, isOn }),
    invert: (following) => ({ ...following, isOn: !following.isOn }),
    text: ({ name, isOn }) => fill(isOn ? texts.followed : texts.unfollowed, { name }),
    mode: 'optimistic',
  })
}

/** Under the key of profiles lie timelines and months too. */
function isPerson(value: unknown, id: string): value is Person {
  return typeof value === 'object' && value !== null && 'isFollowed' in value && 'id' in value && value.id === id
}

function followed(person: Person, isOn: boolean): Person {
  if (person.isFollowed === isOn) return person
  return { ...person, isFollowed: isOn, followers: person.followers + (isOn ? 1 : -1) }
}
