import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import type { About } from '../../about.ts'
import { dialled } from '../../rules.ts'
import { profileWords } from '../profile-words.ts'
import styles from './about.module.css'

/** Facts as definition lists; what can be written to, called or opened is a link. */
export function AboutFacts({ about: { general, work, contact } }: { readonly about: About }): ReactNode {
  const texts = useTexts(profileWords)
  const formats = useFormats()
  const birthday = general.birthday === null ? '' : formats.date(general.birthday, 'day', new Date(0))
  return (
    <>
      <Facts title={texts.general}>
        <Fact name={texts.gender} values={[general.gender]} />
        <Fact name={texts.birthday} values={[birthday]} />
        <Fact name={texts.locations} values={general.locations} />
        <Fact name={texts.aboutMe} values={[general.about]} />
      </Facts>
      <Facts title={texts.work}>
        <Fact name={texts.occupation} values={[work.occupation]} />
        <Fact name={texts.skills} values={[work.skills.join(', ')]} />
        <Fact name={texts.jobs} values={work.jobs.map(({ company, date }) => (date === '' ? company : `${company} (${date})`))} />
      </Facts>
      <Facts title={texts.contact}>
        <Fact name={texts.address} values={[contact.address]} />
        <Fact name={texts.tel} values={contact.tel} linkOf={(number) => `tel:${dialled(number)}`} />
        <Fact name={texts.emails} values={contact.emails} linkOf={(email) => `mailto:${email}`} />
        <Fact name={texts.websites} values={contact.websites} linkOf={(address) => address} />
      </Facts>
    </>
  )
}

function Facts({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  const texts = useTexts(profileWords)
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{title}</h2>
      <dl className={styles.facts}>{children}</dl>
      <p className={styles.none}>{texts.nothingTold}</p>
    </section>
  )
}

type FactProps = { readonly name: string; readonly values: readonly string[]; readonly linkOf?: (value: string) => string }

/** Nothing for what was not told. */
function Fact({ name, values, linkOf }: FactProps): ReactNode {
  const told = values.filter((value) => value !== '')
  if (told.length === 0) return null
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      {told.map((value) => (
        <dd key={value}>{linkOf ? <FactLink value={value} address={linkOf(value)} /> : value}</dd>
      ))}
    </div>
  )
}

function FactLink({ value, address }: { readonly value: string; readonly address: string }): ReactNode {
  const elsewhere = address.startsWith('http') ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <a className={styles.link} href={address} {...elsewhere}>
      {value.replace(/^https?:\/\//, '')}
    </a>
  )
}
