import type { ImageUse } from '@touchstone/protocol'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { ImageField } from '../../../shared/uploads/ImageField.tsx'
import { isLocked, type Kyc } from '../kyc.ts'
import { verificationTexts } from '../texts.ts'
import { useTierForm } from '../useTierForm.ts'
import { PictureExample } from './PictureExample.tsx'
import { PictureRules } from './PictureRules.tsx'
import { TierFormFrame } from './TierFormFrame.tsx'

type PictureField = 'frontId' | 'backId' | 'handId'

const PICTURES: readonly (readonly [PictureField, ImageUse, 'front' | 'back' | 'hand'])[] = [
  ['frontId', 'kyc_front', 'front'],
  ['backId', 'kyc_back', 'back'],
  ['handId', 'kyc_hand', 'hand'],
]

/** Three pictures, each with an example. */
export function SeniorForm({ kyc, onChanged }: { readonly kyc: Kyc; readonly onChanged: () => void }) {
  const t = useTexts(verificationTexts)
  const { frontId, backId, handId } = kyc.fields
  const missing = (value: string, field: PictureField) =>
    value === '' ? t('messages.empty', { field: t(`fields.${field}`) }) : undefined
  const state = useTierForm({
    tier: 'senior',
    initial: { frontId, backId, handId },
    check: (values) => ({
      frontId: missing(values.frontId, 'frontId'),
      backId: missing(values.backId, 'backId'),
      handId: missing(values.handId, 'handId'),
    }),
    onChanged,
  })
  const hints = { frontId: undefined, backId: t('fields.backHint'), handId: t('fields.handHint') }
  const locked = isLocked(kyc.senior.state)
  return (
    <TierFormFrame kyc={kyc} tier="senior" state={state}>
      {!locked && <PictureRules face />}
      {PICTURES.map(([field, use, example]) => (
        <div key={field} className="grid grid-cols-[minmax(0,1fr)_120px] slim:grid-cols-1 items-start gap-5">
          <ImageField
            {...state.form.field(field)}
            label={t(`fields.${field}`)}
            hint={hints[field]}
            use={use}
            locked={locked}
          />
          {!locked && (
            <div className="pt-6">
              <PictureExample of={example} />
            </div>
          )}
        </div>
      ))}
    </TierFormFrame>
  )
}
