import { useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import type { OutputOf } from '../../../../kit/endpoint.ts'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { EmptyState } from '../../../../shell/parts/states/empty-state.tsx'
import { Loaded } from '../../../../shell/parts/states/loaded.tsx'
import { LoadingBlock } from '../../../../shell/parts/states/loading-rows.tsx'
import buttonStyles from '../../../../ui/button.module.css'
import { readEverybody } from '../../everybody-contract.ts'
import { DeskPage } from '../frame/desk-page.tsx'
import { useOfficer } from '../frame/officer.ts'
import { usePassingQuery } from '../use-passing-query.ts'
import { ClosingPart } from './closing-part.tsx'
import { EverybodyActList } from './everybody-acts.tsx'
import { everybodyWords } from './everybody-words.ts'
import styles from './everybody.module.css'
import { GeneralCard, type General } from './general-card.tsx'
import { useEverybodyActs, type GeneralAct } from './use-everybody-acts.ts'
import { WhyDialog } from '../parts/why-dialog.tsx'

type Everybody = OutputOf<typeof readEverybody>
type Asked = { readonly general: General; readonly act: GeneralAct }

const quick = 2000
const slow = 10_000
const pace = (everybody: Everybody | undefined): number => (everybody?.extensions.some(({ state }) => state === 'running') ? quick : slow)

/** General extensions with their progress, and the switch of the online service. */
export function Page(): ReactNode {
  const texts = useTexts(everybodyWords)
  const query = usePassingQuery(readEverybody, {}, pace)
  const acts = useEverybodyActs()
  const { roles } = useOfficer().session
  const rights = { isLead: roles.includes('office-lead'), isClerk: roles.includes('office-clerk') }
  const [asked, setAsked] = useState<Asked>()
  const answer = async ({ general, act }: Asked, why: string): Promise<void> => {
    if (await acts.act(general.id, act, why)) setAsked(undefined)
  }
  return (
    <DeskPage title={texts.title}>
      <div className={styles.page}>
        <p className={styles.lead}>{texts.lead}</p>
        <Loaded query={query} skeleton={<LoadingBlock lines={10} />} errorTitle={texts.notLoaded}>
          {({ extensions, closing, acts: done, moment }) => (
            <>
              <ClosingPart closing={closing} now={moment} isLead={rights.isLead} acts={acts} />
              <section className={styles.part} aria-labelledby="extensions-title">
                <div className={styles.head}>
                  <h2 id="extensions-title" className={styles.heading}>
                    {texts.extensionsTitle}
                  </h2>
                  {rights.isLead || rights.isClerk ? (
                    <Link href="/desk/everybody/new" className={`${buttonStyles.button} ${styles.link}`} data-kind="secondary">
                      {texts.new}
                    </Link>
                  ) : null}
                </div>
                {extensions.length === 0 ? <EmptyState kind="never-used" title={texts.none} text={texts.noneText} /> : null}
                <ul className={styles.cards}>
                  {extensions.map((general) => (
                    <GeneralCard
                      key={general.id}
                      general={general}
                      now={moment}
                      rights={rights}
                      onAsk={(chosen, act) => setAsked({ general: chosen, act })}
                    />
                  ))}
                </ul>
              </section>
              <EverybodyActList acts={done} now={moment} />
            </>
          )}
        </Loaded>
      </div>
      {asked === undefined ? null : (
        <Question asked={asked} isBusy={acts.isBusy} onClose={() => setAsked(undefined)} onWhy={(why) => void answer(asked, why)} />
      )}
    </DeskPage>
  )
}

type QuestionProps = {
  readonly asked: Asked
  readonly isBusy: boolean
  readonly onClose: () => void
  readonly onWhy: (why: string) => void
}

function Question({ asked: { general, act }, ...rest }: QuestionProps): ReactNode {
  const texts = useTexts(everybodyWords)
  const formats = useFormats()
  const text = act === 'start' ? fill(texts.startText, { count: formats.number(general.expected) }) : texts[`${act}Text`]
  return <WhyDialog title={texts[`${act}Title`]} text={text} verb={texts[act]} asks={texts} {...rest} />
}
