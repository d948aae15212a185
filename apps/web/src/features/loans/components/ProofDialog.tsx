import { useQuery } from '@tanstack/react-query'
import { Button, Dialog, KeyValue, Num, StateChip } from '@touchstone/ui'
import { callQuery } from '../../../shared/api/queries.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { LentPicture, ONCE } from '../../../shared/uploads/LentPicture.tsx'
import { type Loan, PROOF_TONES } from '../loanState.ts'
import { loanRecordTexts } from '../recordTexts.ts'

export interface ProofDialogProps {
  readonly loan: Loan
  readonly onClose: () => void
}

/** The proof of a payment made outside, and the result of its review. */
export function ProofDialog({ loan, onClose }: ProofDialogProps) {
  const t = useTexts(loanRecordTexts)
  const formats = useFormats()
  const { code, currency, proof, proofState, proofAmount, proofReason } = loan
  const link = useQuery({ ...callQuery('lend_img', { id: proof }, { refusal: 'here' }), ...ONCE })
  return (
    <Dialog
      open
      title={t('proof.title', { code })}
      closeLabel={t('proof.close')}
      onClose={onClose}
      actions={
        <Button tone="secondary" onClick={onClose}>
          {t('proof.close')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <LentPicture answer={link} alt={t('proof.alt')} className="h-80 w-full rounded-control" />
        <KeyValue
          items={[
            {
              key: 'amount',
              label: t('proof.amount'),
              value: <Num>{`${formats.decimal(proofAmount)} ${currency}`}</Num>,
            },
            {
              key: 'state',
              label: t('column.state'),
              value: proofState !== '' && (
                <StateChip tone={PROOF_TONES[proofState]} word={t(`proof.states.${proofState}`)} />
              ),
            },
          ]}
        />
        {proofReason !== '' && <p className="text-13 text-danger">{t('loan.proofReason', { reason: proofReason })}</p>}
      </div>
    </Dialog>
  )
}
