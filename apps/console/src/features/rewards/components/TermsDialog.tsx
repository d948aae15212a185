import { TextField } from '@touchstone/ui'
import { useState } from 'react'
import { ActDialog } from '../../../shared/acts/ActDialog.tsx'
import { Changes } from '../../../shared/acts/Changes.tsx'
import { AT_ONCE, EffectiveTime, effectiveMs, timeProblem } from '../../../shared/acts/EffectiveTime.tsx'
import { useAct } from '../../../shared/acts/useAct.ts'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { useWorld } from '../../../shared/world/world.ts'
import {
  type Activity,
  draftOfTerms,
  EMPTY_TERMS,
  rewardTermsOf,
  TERMS_FIELDS,
  type TermsDraft,
  termsChanges,
} from '../termsDraft.ts'
import { rewardTexts } from '../texts.ts'

const t = textsOf(rewardTexts)

export interface TermsDialogProps {
  readonly terms: Activity['terms']
  readonly onClose: () => void
}

/** Proposes what is given for signing in, inviting and taking part; before and after are shown. */
export function TermsDialog({ terms, onClose }: TermsDialogProps) {
  const world = useWorld()
  // What is compared with stays what was opened, while the figures behind the dialog go on.
  const [now] = useState(() => (terms === null ? undefined : draftOfTerms(terms)))
  const [draft, setDraft] = useState<TermsDraft>(now ?? EMPTY_TERMS)
  const [time, setTime] = useState(AT_ONCE)
  const act = useAct('proposeRewardTerms')
  const changes = termsChanges(now, draft, (field) => t(`terms.${field}`))
  const wanted = rewardTermsOf(draft)
  const unread = wanted === undefined ? t('dialog.malformed') : undefined
  const problem = unread ?? (changes.length === 0 ? t('dialog.unchanged') : timeProblem(time, Date.now()))
  return (
    <ActDialog
      width="wide"
      title={t('dialog.terms')}
      confirmLabel={t('dialog.confirm')}
      eyes="two"
      act={act}
      problem={problem}
      onClose={onClose}
      onConfirm={async (reason) =>
        wanted !== undefined &&
        (await act.run({ world, terms: wanted, effectiveAt: effectiveMs(time), reason })) !== undefined
      }
    >
      <p className="text-12 text-ink-3">{t('dialog.termsNote')}</p>
      <div className="grid grid-cols-2 gap-3">
        {TERMS_FIELDS.map((field) => (
          <TextField
            key={field}
            label={t(`terms.${field}`)}
            hint={field === 'rates' || field === 'days' ? t('dialog.listHint') : undefined}
            maxLength={120}
            value={draft[field]}
            onValueChange={(text) => setDraft({ ...draft, [field]: text })}
          />
        ))}
      </div>
      <Changes caption={t('dialog.changes')} changes={changes} />
      <EffectiveTime value={time} onChange={setTime} />
    </ActDialog>
  )
}
