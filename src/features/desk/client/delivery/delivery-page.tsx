import { useState, type ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { Loaded } from '../../../../shell/parts/states/loaded.tsx'
import { LoadingBlock } from '../../../../shell/parts/states/loading-rows.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { readDelivery } from '../../delivery-contract.ts'
import { DeskPage } from '../frame/desk-page.tsx'
import { useOfficer } from '../frame/officer.ts'
import { usePassingQuery } from '../use-passing-query.ts'
import { ActList } from './act-list.tsx'
import { DeadLetters } from './dead-letters.tsx'
import { DeliveryState } from './delivery-state.tsx'
import styles from './delivery.module.css'
import { deliveryWords } from './delivery-words.ts'
import { useDeliveryActs } from './use-delivery-acts.ts'
import { WhyDialog } from '../parts/why-dialog.tsx'

/** Telling the tax system: how it goes, what was given up, and what a lead can do about it. */
export function Page(): ReactNode {
  const texts = useTexts(deliveryWords)
  const query = usePassingQuery(readDelivery, {})
  const acts = useDeliveryActs()
  const isLead = useOfficer().session.roles.includes('office-lead')
  const [asksToPause, setAsksToPause] = useState<boolean>()
  const answer = async (isToPause: boolean, why: string): Promise<void> => {
    if (await acts.setPaused(isToPause, why)) setAsksToPause(undefined)
  }
  return (
    <DeskPage title={texts.title}>
      <div className={styles.page}>
        <p className={styles.lead}>{texts.lead}</p>
        <Loaded query={query} skeleton={<LoadingBlock lines={10} />} errorTitle={texts.notLoaded}>
          {(delivery) => (
            <>
              {delivery.isOn ? null : <Notice kind="info">{texts.isOff}</Notice>}
              <DeliveryState delivery={delivery} isLead={isLead} onAsk={setAsksToPause} />
              <DeadLetters count={delivery.dead} acts={isLead ? acts : undefined} />
              <ActList acts={delivery.acts} now={delivery.moment} />
            </>
          )}
        </Loaded>
      </div>
      {asksToPause === undefined ? null : (
        <WhyDialog
          title={asksToPause ? texts.pauseTitle : texts.resumeTitle}
          text={asksToPause ? texts.pauseText : texts.resumeText}
          verb={asksToPause ? texts.pause : texts.resume}
          asks={texts}
          isBusy={acts.isBusy}
          onClose={() => setAsksToPause(undefined)}
          onWhy={(why) => void answer(asksToPause, why)}
        />
      )}
    </DeskPage>
  )
}
