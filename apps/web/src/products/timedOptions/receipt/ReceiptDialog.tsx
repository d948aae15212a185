import { useQuery } from '@tanstack/react-query'
import { Button, CopyButton, Dialog, Skeleton, saveFile } from '@touchstone/ui'
import { callQuery } from '../../../shared/api/queries.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { Loaded } from '../../../shared/loading/Loaded.tsx'
import { ReceiptCheckPanel } from './ReceiptCheckPanel.tsx'
import { ReceiptFacts } from './ReceiptFacts.tsx'
import type { Receipt } from './recomputeReceipt.ts'
import { SampleStrip } from './SampleStrip.tsx'
import { SampleTable } from './SampleTable.tsx'
import { receiptTexts } from './texts.ts'

export interface ReceiptDialogProps {
  readonly orderNo: string
  readonly onClose: () => void
}

/** The samples and terms that decided one order, to be checked here, kept as a file, or replayed from the log. */
export default function ReceiptDialog({ orderNo, onClose }: ReceiptDialogProps) {
  const t = useTexts(receiptTexts)
  const answer = useQuery(callQuery('getDeliveryReceipt', { orderNo }, { refusal: 'here' }))
  const { data } = answer
  return (
    <Dialog
      open
      width="wide"
      title={t('title', { orderNo })}
      closeLabel={t('close')}
      onClose={onClose}
      actions={
        <>
          {data && (
            <Button tone="secondary" onClick={() => saveReceipt(data)}>
              {t('download')}
            </Button>
          )}
          <Button tone="secondary" onClick={onClose}>
            {t('close')}
          </Button>
        </>
      }
    >
      <div className="flex max-h-[68vh] flex-col gap-5 overflow-y-auto pe-2 [scrollbar-width:thin]">
        <Loaded answer={answer} lead={t('failed')} waiting={<Waiting />}>
          {(receipt) => <Checked receipt={receipt} />}
        </Loaded>
      </div>
    </Dialog>
  )
}

function Waiting() {
  const t = useTexts(receiptTexts)
  return (
    <div role="status" aria-label={t('loading')} className="flex h-96 flex-col gap-4">
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-32 w-full opacity-40" />
      <Skeleton className="h-40 w-full opacity-40" />
    </div>
  )
}

function Checked({ receipt }: { readonly receipt: Receipt }) {
  const t = useTexts(receiptTexts)
  return (
    <>
      <p className="text-13">{t('intro')}</p>
      <ReceiptFacts receipt={receipt} />
      <SampleStrip receipt={receipt} />
      <ReceiptCheckPanel receipt={receipt} />
      <SampleTable receipt={receipt} />
      <div>
        <p className="pb-1.5 text-12 text-ink-3">{t('replay')}</p>
        <p className="flex items-center justify-between rounded-control border border-line bg-surface-2 ps-3 pe-1.5">
          <code dir="ltr" className="relative overflow-x-auto py-1.5 text-12 text-ink-1">
            {receipt.replay}
          </code>
          <CopyButton text={receipt.replay} label={t('copy')} copiedLabel={t('copied')} />
        </p>
      </div>
    </>
  )
}

function saveReceipt(receipt: Receipt): void {
  saveFile(`order-${receipt.order.orderNo}.json`, [`${JSON.stringify(receipt, null, 2)}\n`], 'application/json')
}
