import { TextField } from '@touchstone/ui'
import { useState } from 'react'
import { draftChanges } from '../../../shared/acts/draftChanges.ts'
import { ProposalDialog } from '../../../shared/acts/ProposalDialog.tsx'
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
} from '../termsDraft.ts'
import { rewardTexts } from '../texts.ts'

const t = textsOf(rewardTexts)

export interface TermsDialogProps {
  readonly terms: Activity['terms']
  readonly onClose: () => void
}

/** Proposes the rewards for signing in, inviting and taking part; before and after are shown. */
export function TermsDialog({ terms, onClose }: TermsDialogProps) {
  const world = useWorld()
  // The comparison keeps the terms as they were at opening, while the figures behind the dialog update.
  const [now] = useState(() => (terms === null ? undefined : draftOfTerms(terms)))
  const [draft, setDraft] = useState<TermsDraft>(now ?? EMPTY_TERMS)
  const act = useAct('proposeRewardTerms')
  const changes = draftChanges(TERMS_FIELDS, now, draft, (field) => t(`terms.${field}`))
  const wanted = rewardTermsOf(draft)
  const problem = wanted ? undefined : t('dialog.malformed')
  return (
    <ProposalDialog
      width="wide"
      title={t('dialog.terms')}
      act={act}
      problem={problem}
      changes={changes}
      onClose={onClose}
      onPropose={async (proposed) => wanted && act.run({ world, terms: wanted, ...proposed })}
    >
      <p className="text-12 text-ink-3">{t('dialog.termsNote')}</p>
      <div className="grid grid-cols-2 slim:grid-cols-1 gap-3">
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
    </ProposalDialog>
  )
}
