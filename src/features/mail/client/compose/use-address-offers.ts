import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../../shell/call.ts'
import { findAddresses } from '../../contract.ts'
import type { Person } from '../../mail.ts'
import { useMailKey } from '../mail-queries.ts'
import { useSettled } from '../use-mail-address.ts'

const nobody: readonly Person[] = []

/** Who of the address book and the workspace goes on like what is typed. */
export function useAddressOffers(text: string): readonly Person[] {
  const q = useSettled(text.trim()).slice(0, 100)
  const { data = nobody, isPlaceholderData } = useQuery({
    queryKey: [...useMailKey(), 'addresses', q],
    queryFn: ({ signal }) => call(findAddresses, { q }, { signal }),
    enabled: q !== '',
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  })
  if (q === '') return nobody
  // Until the answer is here, only those of the one before that still fit: Enter takes the first.
  return q === text.trim() && !isPlaceholderData ? data : data.filter((person) => goesOnLike(person, text.trim()))
}

function goesOnLike({ name, email }: Person, text: string): boolean {
  return folded(`${name} ${email}`).includes(folded(text))
}

function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
