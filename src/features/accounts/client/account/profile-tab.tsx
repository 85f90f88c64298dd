import { BadgeCheck, Bell, ExternalLink, TriangleAlert, Users } from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import * as z from 'zod/mini'
import { lazyPart } from '../../../../shell/lazy-part.ts'
import { workspaceLanguages } from '../../../../kit/workspace-language.ts'
import { fill } from '../../../../kit/texts.ts'
import { languageNames } from '../../../../shell/language-names.ts'
import { useLanguage, useTexts } from '../../../../shell/language.tsx'
import { AppForm } from '../../../../shell/parts/form/app-form.tsx'
import { FormActions } from '../../../../shell/parts/form/form-actions.tsx'
import { FormText } from '../../../../shell/parts/form/form-text.tsx'
import { Loaded } from '../../../../shell/parts/states/loaded.tsx'
import { LoadingRows } from '../../../../shell/parts/states/loading-rows.tsx'
import { useUndo } from '../../../../shell/parts/undo/use-undo.ts'
import { useApps } from '../../../../shell/workspace/apps-context.ts'
import { useKeeper } from '../../../../shell/workspace/session/keeper-context.ts'
import { sessionStore, useUser } from '../../../../shell/workspace/session/session.ts'
import { Avatar } from '../../../../ui/avatar.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import radioStyles from '../../../../ui/radio-field.module.css'
import { TeamSection } from '../team/team-section.tsx'
import rows from '../rows.module.css'
import { accountPageWords } from './account-page-words.ts'
import { useOwnAccount } from './account-queries.ts'
import styles from './account.module.css'

/** Name, picture, address and language. */
export function Tab(): ReactNode {
  const texts = useTexts(accountPageWords)
  const user = useUser()
  if (!user) return null
  return (
    <>
      <TeamSection title={texts.pictureAndName}>
        <div className={styles.person}>
          <span className={styles.face}>
            <Avatar name={user.name} photo={user.photo} size="huge" />
            <PictureButton />
          </span>
          <div className={styles.grow}>
            <NameForm key={user.name} name={user.name} />
            <Link href="/pages/profile" className={styles.link}>
              <ExternalLink aria-hidden="true" />
              {texts.publicProfile}
            </Link>
          </div>
        </div>
      </TeamSection>
      <EmailSection />
      <LanguageSection />
      <TeamSection title={texts.workspace}>
        <div className={styles.line}>
          <p className={styles.grow}>{fill(texts.workspaceText, { name: user.workspace.name })}</p>
          <Link href="/apps/team" className={styles.link}>
            <Users aria-hidden="true" />
            {texts.toTeam}
          </Link>
        </div>
      </TeamSection>
      <TeamSection title={texts.notifications}>
        <div className={styles.line}>
          <p className={styles.grow}>{texts.notificationsText}</p>
          <Link href="/apps/notifications/settings" className={styles.link}>
            <Bell aria-hidden="true" />
            {texts.toNotifications}
          </Link>
        </div>
      </TeamSection>
    </>
  )
}

/** The profile app brings it; without that app there are no pictures. */
function PictureButton(): ReactNode {
  const load = useApps().find(({ loadPictureButton }) => loadPictureButton)?.loadPictureButton
  const [Content] = useState(() => load && lazyPart(() => load().then((part) => part.PictureButton)).Part)
  return Content ? (
    <Suspense fallback={null}>
      <Content />
    </Suspense>
  ) : null
}

const nameSchema = z.object({ name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)) })

function NameForm({ name: before }: { readonly name: string }): ReactNode {
  const texts = useTexts(accountPageWords)
  const keeper = useKeeper()
  const session = sessionStore.useStore()
  const undo = useUndo()

  async function save(name: string): Promise<void> {
    const { user, updateUser } = session.getState()
    if (!user) return
    updateUser((await keeper.save({ ...user, name })).user)
  }

  return (
    <AppForm
      schema={nameSchema}
      start={{ name: before }}
      onSubmit={async ({ name }) => {
        if (name === before) return
        await save(name)
        undo.did({ text: fill(texts.nameSaved, { name }), undo: () => save(before), redo: () => save(name) })
      }}
    >
      <FormText name="name" label={texts.name} hint={texts.nameHint} autoComplete="name" isRequired />
      <FormActions submit={texts.save} />
    </AppForm>
  )
}

function EmailSection(): ReactNode {
  const texts = useTexts(accountPageWords)
  const query = useOwnAccount()
  return (
    <TeamSection title={texts.email}>
      <Loaded query={query} skeleton={<LoadingRows rows={1} />} errorTitle={texts.loadFailed}>
        {({ email, isProved, canProve }) => (
          <div className={styles.line}>
            <div className={styles.grow}>
              <p className={rows.name}>{email}</p>
              {isProved ? null : <p className={rows.faint}>{texts.notProvedText}</p>}
            </div>
            <Badge kind={isProved ? 'ok' : 'warn'} icon={isProved ? BadgeCheck : TriangleAlert}>
              {isProved ? texts.proved : texts.notProved}
            </Badge>
            {!isProved && canProve ? (
              <Link href="/confirm-address" className={styles.link}>
                {texts.confirm}
              </Link>
            ) : null}
          </div>
        )}
      </Loaded>
    </TeamSection>
  )
}

/** The same setting as the menu in the toolbar. */
function LanguageSection(): ReactNode {
  const texts = useTexts(accountPageWords)
  const { language, choose } = useLanguage()
  return (
    <TeamSection title={texts.language}>
      <fieldset className={styles.choices}>
        <legend className={rows.faint}>{texts.languageHint}</legend>
        <div className={radioStyles.choices}>
          {workspaceLanguages.map((id) => (
            <label key={id} className={radioStyles.choice}>
              <input type="radio" name="language" value={id} checked={language === id} onChange={() => choose(id)} />
              {languageNames[id]}
            </label>
          ))}
        </div>
      </fieldset>
    </TeamSection>
  )
}
