import { TextField } from '@touchstone/ui'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { ImageField } from '../../../shared/uploads/ImageField.tsx'
import { isLocked, type Kyc } from '../kyc.ts'
import { verificationTexts } from '../texts.ts'
import { useTierForm } from '../useTierForm.ts'
import { PictureRules } from './PictureRules.tsx'
import { TierFormFrame } from './TierFormFrame.tsx'

/** Where somebody lives, and the bill that proves it. */
export function AddressForm({ kyc, onChanged }: { readonly kyc: Kyc; readonly onChanged: () => void }) {
  const t = useTexts(verificationTexts)
  const { address, billId } = kyc.fields
  const state = useTierForm({
    tier: 'address',
    initial: { address, billId },
    check: (values) => ({
      address: values.address.trim() === '' ? t('messages.empty', { field: t('fields.address') }) : undefined,
      billId: values.billId === '' ? t('messages.bill') : undefined,
    }),
    onChanged,
  })
  const locked = isLocked(kyc.address.state)
  return (
    <TierFormFrame kyc={kyc} tier="address" state={state}>
      <TextField
        {...state.form.field('address')}
        label={t('fields.address')}
        hint={t('fields.addressHint')}
        autoComplete="street-address"
        maxLength={300}
        disabled={locked}
      />
      {!locked && <PictureRules />}
      <ImageField
        {...state.form.field('billId')}
        label={t('fields.billId')}
        hint={t('fields.billHint')}
        use="kyc_bill"
        locked={locked}
      />
    </TierFormFrame>
  )
}
