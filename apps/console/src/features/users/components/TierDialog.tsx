import { useQuery } from '@tanstack/react-query'
import { Select } from '@touchstone/ui'
import { useState } from 'react'
import { ActDialog } from '../../../shared/acts/ActDialog.tsx'
import { Changes } from '../../../shared/acts/Changes.tsx'
import { useAct } from '../../../shared/acts/useAct.ts'
import { callQuery } from '../../../shared/api/queries.ts'
import { formats } from '../../../shared/frame/figures.ts'
import { Loaded } from '../../../shared/frame/Loaded.tsx'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { userTexts } from '../texts.ts'
import type { UserDialogProps } from '../user.ts'

const t = textsOf(userTexts)

export function TierDialog({ user, onClose }: UserDialogProps) {
  const { world } = user
  const [tier, setTier] = useState(user.tier)
  const act = useAct('setUserTier')
  const tiers = useQuery(callQuery('getFeeTiers', { world }))
  return (
    <ActDialog
      title={t('tier.title', { uid: user.uid })}
      confirmLabel={t('tier.confirm')}
      eyes="two"
      act={act}
      problem={tier === user.tier ? t('tier.same') : undefined}
      onClose={onClose}
      onConfirm={async (reason) => (await act.run({ uid: user.uid, world, tier, reason })) !== undefined}
    >
      <Loaded query={tiers}>
        {(list) => (
          <Select
            label={t('tier.tier')}
            value={String(tier)}
            onValueChange={(value) => setTier(Number(value))}
            options={list.map((known) => ({
              value: String(known.tier),
              label: t('tier.option', {
                tier: known.tier,
                maker: formats.rate(known.makerRate),
                taker: formats.rate(known.takerRate),
              }),
            }))}
          />
        )}
      </Loaded>
      <Changes
        caption={t('tier.tier')}
        changes={[{ label: t('tier.tier'), before: String(user.tier), after: String(tier) }]}
      />
    </ActDialog>
  )
}
