import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { isPlainDate, type PlainDate } from '../../kit/plain-date.ts'
import { submitExtension, WireDate, wireDay, writeWireDate } from './contract.ts'
import { receiptAddresses } from './receipt-addresses.ts'
import { wireProof } from './receipt-contract.ts'
import { readCode, readReference } from './reference.ts'
import { pidPattern } from './rules.ts'
import { decisionTexts } from './texts.ts'

const Day = z.custom<PlainDate>((value) => typeof value === 'string' && isPlainDate(value))

const Undo = z.object({ reference: z.string(), code: z.string(), pid: z.string(), birthDate: Day })
export type Undo = z.output<typeof Undo>

const WireUndo = z.object({
  ...wireProof,
  PersonSearchRequest: z.object(
    {
      SubjektId: z.string(decisionTexts.invalidPid).check(z.regex(pidPattern, decisionTexts.invalidPid)),
      Geburtsdatum: WireDate,
    },
    decisionTexts.malformed,
  ),
})

/** Whoever holds the receipt and knows PID and birth date may take back what was granted; the answer is that of the receipt from then on. */
export const undoExtension = endpoint({
  method: 'POST',
  path: receiptAddresses.undo,
  access: 'public',
  summary: 'Take back an extension that was granted in the last 24 hours',
  limit: 'submit',
  takesKey: true,
  input: z.codec(WireUndo, Undo, {
    decode: ({ Referenz, Pruefcode, PersonSearchRequest: { SubjektId, Geburtsdatum } }) => ({
      reference: readReference(Referenz) ?? '',
      code: readCode(Pruefcode) ?? '',
      pid: SubjektId,
      birthDate: wireDay(Geburtsdatum),
    }),
    encode: ({ reference, code, pid, birthDate }) => ({
      Referenz: reference,
      Pruefcode: code,
      PersonSearchRequest: { SubjektId: pid, Geburtsdatum: writeWireDate(birthDate) },
    }),
  }),
  output: submitExtension.output,
  ...(submitExtension.problem && { problem: submitExtension.problem }),
})
