import { Check, CircleAlert, Clock, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Avatar, AvatarStack } from '../../../../ui/avatar.tsx'
import { Badge, CountBadge } from '../../../../ui/badge.tsx'
import { Label } from '../../../../ui/label.tsx'
import { Presence } from '../../../../ui/presence.tsx'
import lake from '../samples/lake.svg'
import { Specimen } from '../specimen.tsx'

const people = ['Mira Keller', 'Tom Rossi', 'Sina Brunner', 'Luca Frei', 'Nora Ammann', 'Anna-Lea von Gunten', 'Jan Moser', 'Élodie Ünal']
const states = [
  { state: 'online', label: 'Online' },
  { state: 'away', label: 'Away' },
  { state: 'do-not-disturb', label: 'Do not disturb' },
  { state: 'offline', label: 'Offline' },
] as const

export function Sheet(): ReactNode {
  return (
    <>
      <Specimen title="Avatars: five tints by name, five sizes, a photo, a photo that does not load">
        {people.map((name) => (
          <Avatar key={name} name={name} isAlone />
        ))}
      </Specimen>
      <Specimen title="Sizes">
        {(['tiny', 'small', 'medium', 'large', 'huge'] as const).map((size) => (
          <Avatar key={size} name="Mira Keller" size={size} isAlone />
        ))}
        <Avatar name="Tom Rossi" photo={lake} size="large" isAlone />
        <Avatar name="Sina Brunner" photo="/nothing-here.png" size="large" isAlone />
      </Specimen>
      <Specimen title="Several people">
        <AvatarStack people={people.slice(0, 3).map((name) => ({ id: name, name }))} />
        <AvatarStack people={people.map((name) => ({ id: name, name }))} size="small" />
      </Specimen>
      <Specimen title="Presence">
        {states.map(({ state, label }, at) => (
          <Avatar key={state} name={people[at] ?? ''} size="medium" presence={{ state, label }} isAlone />
        ))}
        {states.map(({ state, label }) => (
          <Presence key={state} state={state} label={label} />
        ))}
      </Specimen>
      <Specimen title="Badges">
        <Badge>Draft</Badge>
        <Badge kind="ok" icon={Check}>
          Delivered
        </Badge>
        <Badge kind="warn" icon={Clock}>
          Awaiting payment
        </Badge>
        <Badge kind="danger" icon={CircleAlert}>
          Payment error
        </Badge>
        <Badge kind="info" icon={Info}>
          Being prepared
        </Badge>
        <Badge kind="warn" icon={TriangleAlert}>
          Überfällig
        </Badge>
        <Badge kind="info" hasDot>
          Invoice
        </Badge>
        <CountBadge count={3} />
        <CountBadge count={12} kind="info" />
        <CountBadge count={4200} kind="danger" />
      </Specimen>
      <Specimen title="Labels: the stored colour is only a dot">
        <Label colour="#7cb342">Note</Label>
        <Label colour="#d84315">Paypal</Label>
        <Label colour="#607d8b">Invoice</Label>
        <Label colour="#ffffff" removal={{ name: 'Remove label Amazon', run: () => undefined }}>
          Amazon
        </Label>
      </Specimen>
    </>
  )
}
