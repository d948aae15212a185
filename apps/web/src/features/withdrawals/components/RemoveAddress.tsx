import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '@touchstone/frame'
import type { CallData } from '@touchstone/protocol'
import { ConfirmDialog, FormFrame, PinField, useForm } from '@touchstone/ui'
import { useState } from 'react'
import { isPin } from '../../../shared/account/accountInput.ts'
import { failureText, isCallError } from '../../../shared/api/api.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { rejectionWord } from '../../../shared/said/rejectionText.ts'
import { addressTexts } from '../addressTexts.ts'
import { sendProved } from '../sendProved.ts'
import { GroupedAddress } from './GroupedAddress.tsx'

export interface RemoveAddressProps {
  readonly address: CallData<'getAddressList'>[number]
  readonly onClose: () => void
}

/** Asks before an address is taken out of the book. */
export function RemoveAddress({ address, onClose }: RemoveAddressProps) {
  const t = useTexts(addressTexts)
  const queries = useQueryClient()
  const [failure, setFailure] = useState('')
  const form = useForm({
    initial: { tpwd: '' },
    check: ({ tpwd }) => ({ tpwd: isPin(tpwd) ? undefined : t('problem.tpwd') }),
    submit: async ({ tpwd }) => {
      setFailure('')
      try {
        await sendProved('delAddress', { id: address.id, tpwd })
        showToast('ok', t('removal.done'))
        await queries.invalidateQueries({ queryKey: ['getAddressList'] })
        onClose()
      } catch (error) {
        const word = isCallError(error) ? rejectionWord(error.code) : undefined
        if (word === 'transaction_password_wrong') form.refuse('tpwd', failureText(error))
        else setFailure(failureText(error))
      }
    },
  })
  return (
    <ConfirmDialog
      open
      title={t('removal.title')}
      tone="danger"
      confirmLabel={t('removal.confirm')}
      cancelLabel={t('removal.cancel')}
      busy={form.busy}
      failure={failure}
      onConfirm={() => void form.send()}
      onCancel={onClose}
    >
      <FormFrame label={t('removal.title')} onSubmit={() => void form.send()}>
        <GroupedAddress address={address.address} />
        <p>{t('removal.text')}</p>
        <PinField {...form.field('tpwd')} label={t('form.tpwd')} />
      </FormFrame>
    </ConfirmDialog>
  )
}
