import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'

/** What a canton sets for the rules. Days without a year are written like `03-31`. */
const Figures = z.object({
  filing: z.object({ employed: z.string(), selfEmployed: z.string(), legalEntity: z.string(), limited: z.string() }),
  latest: z.object({ naturalPerson: z.string(), legalEntity: z.string() }),
  opening: z.object({ yearsAfter: z.number(), day: z.string() }),
  toleranceDays: z.number(),
  mostExtensions: z.optional(z.number()),
  fees: z.array(z.object({ until: z.string(), francs: z.number() })),
  entityProof: z.enum(['none', 'uid']),
  holidays: z.array(z.string()),
})
export type Figures = z.output<typeof Figures>

const Rule = z.object({ code: z.string(), answer: z.string(), text: z.optional(z.string()) })

/** The rules in force, with their figures and who decides by them. */
const PublishedRules = z.object({
  version: z.string(),
  decidedBy: z.enum(['program', 'canton']),
  rules: z.array(Rule),
  figures: Figures,
})
export type PublishedRules = z.output<typeof PublishedRules>

const WireRules = z.object({
  Version: z.string(),
  Entscheidet: z.enum(['Programm', 'Kanton']),
  Regeln: z.array(z.object({ Code: z.string(), Antwort: z.string(), Text: z.optional(z.string()) })),
  Werte: z.object({
    Einreichefristen: z.object({
      Unselbstaendig: z.string(),
      Selbstaendig: z.string(),
      JuristischePerson: z.string(),
      Beschraenkt: z.string(),
    }),
    SpaetestesDatum: z.object({ NatuerlichePerson: z.string(), JuristischePerson: z.string() }),
    Eroeffnung: z.object({ JahreNachPeriode: z.number(), Tag: z.string() }),
    ToleranzTage: z.number(),
    HoechstzahlErstreckungen: z.optional(z.number()),
    Gebuehren: z.array(z.object({ Bis: z.string(), Franken: z.number() })),
    NachweisJuristischePerson: z.enum(['PID', 'PID und UID']),
    Feiertage: z.array(z.string()),
  }),
})

export const readRules = endpoint({
  method: 'GET',
  path: '/BusinessAPI/efristerstreckung/regeln',
  access: 'public',
  summary: 'The rules in force, in their order, and the figures of the canton',
  input: z.object({}),
  output: z.codec(WireRules, PublishedRules, {
    decode: ({ Version, Entscheidet, Regeln, Werte }): PublishedRules => ({
      version: Version,
      decidedBy: Entscheidet === 'Programm' ? 'program' : 'canton',
      rules: Regeln.map(({ Code: code, Antwort: answer, Text: text }) => ({ code, answer, text })),
      figures: decodeFigures(Werte),
    }),
    encode: ({ version, decidedBy, rules, figures }) => ({
      Version: version,
      Entscheidet: decidedBy === 'program' ? ('Programm' as const) : ('Kanton' as const),
      Regeln: rules.map(({ code, answer, text }) => ({ Code: code, Antwort: answer, Text: text })),
      Werte: encodeFigures(figures),
    }),
  }),
})

type WireFigures = z.output<typeof WireRules>['Werte']

function decodeFigures({ Einreichefristen, SpaetestesDatum, Eroeffnung, ...values }: WireFigures): Figures {
  const { Unselbstaendig: employed, Selbstaendig: selfEmployed, JuristischePerson: legalEntity, Beschraenkt: limited } = Einreichefristen
  return {
    filing: { employed, selfEmployed, legalEntity, limited },
    latest: { naturalPerson: SpaetestesDatum.NatuerlichePerson, legalEntity: SpaetestesDatum.JuristischePerson },
    opening: { yearsAfter: Eroeffnung.JahreNachPeriode, day: Eroeffnung.Tag },
    toleranceDays: values.ToleranzTage,
    mostExtensions: values.HoechstzahlErstreckungen,
    fees: values.Gebuehren.map(({ Bis: until, Franken: francs }) => ({ until, francs })),
    entityProof: values.NachweisJuristischePerson === 'PID' ? 'none' : 'uid',
    holidays: values.Feiertage,
  }
}

function encodeFigures({ filing, latest, opening, ...values }: Figures): WireFigures {
  return {
    Einreichefristen: {
      Unselbstaendig: filing.employed,
      Selbstaendig: filing.selfEmployed,
      JuristischePerson: filing.legalEntity,
      Beschraenkt: filing.limited,
    },
    SpaetestesDatum: { NatuerlichePerson: latest.naturalPerson, JuristischePerson: latest.legalEntity },
    Eroeffnung: { JahreNachPeriode: opening.yearsAfter, Tag: opening.day },
    ToleranzTage: values.toleranceDays,
    HoechstzahlErstreckungen: values.mostExtensions,
    Gebuehren: values.fees.map(({ until, francs }) => ({ Bis: until, Franken: francs })),
    NachweisJuristischePerson: values.entityProof === 'none' ? 'PID' : 'PID und UID',
    Feiertage: values.holidays,
  }
}
