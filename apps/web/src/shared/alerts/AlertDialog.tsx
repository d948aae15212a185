import { showToast } from '@touchstone/frame'
import type { AlertPrice, AlertSide } from '@touchstone/protocol'
import { Button, Dialog, InlineAlert, Num, Segments, TEXT_LINK, TextField } from '@touchstone/ui'
import { useState } from 'react'
import { failureText } from '../api/api.ts'
import { type DecimalMarks, decimalMarks, readPasted } from '../decimals/decimalInput.ts'
import { compareDecimals, isZero } from '../decimals/exactDecimal.ts'
import { typedAmount } from '../decimals/typedAmount.ts'
import { useFormats } from '../format/format.ts'
import { useTexts } from '../i18n/texts.ts'
import { useMark } from '../live/useMarketData.ts'
import { usePrice } from '../live/usePrice.ts'
import { inboxTexts } from '../messages/inboxTexts.ts'
import { AppLink } from '../routing/AppLink.tsx'
import { useSession } from '../session/sessionStore.ts'
import { useSetting } from '../site/useSite.ts'
import { AlertRows } from './AlertRows.tsx'
import { alertTexts } from './texts.ts'
import { useAddAlert, useAlertsOn } from './useAlerts.ts'

/** A market as an alert needs it. */
export interface AlertMarket {
  readonly symbol: string
  readonly name: string
  /** Contracts have a mark price. */
  readonly marked: boolean
}

/** The most that the exchange reads of a price. */
const DECIMALS = 18

/** As a pasted figure is read, by the marks of the reader: the field takes a price whole, grouped or not. "" when it is no figure. */
function readPrice(typed: string, marks: DecimalMarks): string {
  const reading = readPasted(typed, marks, DECIMALS)
  return reading.kind === 'plain' ? typedAmount(reading.text) : ''
}

/** Where the entered price lies; undefined: it is none, or the price of now. */
function sideOf(entered: string, now: string): AlertSide | undefined {
  if (isZero(entered)) return undefined
  if (now === '') return 'above'
  const order = compareDecimals(entered, now)
  return order === 0 ? undefined : order > 0 ? 'above' : 'below'
}

/** Sets an alert on a market. The side is told by the price: above that of now it waits for a rise, below it for a fall. */
export function AlertDialog({ market, onClose }: { readonly market: AlertMarket; readonly onClose: () => void }) {
  const t = useTexts(alertTexts)
  const formats = useFormats()
  const { symbol, name, marked } = market
  const [by, setBy] = useState<AlertPrice>('last')
  const [typed, setTyped] = useState('')
  const last = usePrice(symbol)?.last ?? ''
  const now = useMarkOf(marked ? symbol : '', by) ?? last
  const waiting = useAlertsOn(symbol)
  const add = useAddAlert(() => {
    setTyped('')
    showToast('ok', t('done'))
  })
  const entered = readPrice(typed, decimalMarks(formats.locale))
  const side = sideOf(entered, now)
  const promise = side && t(side, { by, price: formats.decimal(entered) })
  const why = t(isZero(entered) ? 'noFigure' : 'there')
  return (
    <Dialog
      open
      title={t('title', { name })}
      closeLabel={t('close')}
      onClose={onClose}
      failure={add.error && <InlineAlert tone="danger">{failureText(add.error)}</InlineAlert>}
      actions={
        <Button
          tone="primary"
          busy={add.isPending}
          blockedBecause={side ? undefined : why}
          onClick={() => side && add.mutate({ symbol, by, side, price: entered })}
        >
          {t('add')}
        </Button>
      }
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (side) add.mutate({ symbol, by, side, price: entered })
        }}
      >
        {marked && (
          <Segments
            label={t('by')}
            value={by}
            options={[
              { value: 'last', label: t('last') },
              { value: 'mark', label: t('mark') },
            ]}
            onValueChange={setBy}
          />
        )}
        <TextField
          label={t('price')}
          aside={now === '' ? undefined : <Num className="text-12">{t('now', { price: formats.decimal(now) })}</Num>}
          inputMode="decimal"
          autoComplete="off"
          autoFocus
          value={typed}
          onValueChange={setTyped}
          hint={promise ?? why}
        />
        <Notes />
      </form>
      {waiting.length > 0 && (
        <section className="mt-5 border-t border-line pt-3">
          <h3 className="text-12 font-medium text-ink-3">{t('waiting', { name })}</h3>
          <AlertRows list={waiting} dense />
        </section>
      )}
    </Dialog>
  )
}

/** Undefined where the alert does not wait for a mark price. */
function useMarkOf(symbol: string, by: AlertPrice): string | undefined {
  const mark = useMark(symbol)?.mark ?? ''
  return by === 'mark' ? mark : undefined
}

/** How it is told, and what kind of prices these are. */
function Notes() {
  const t = useTexts(alertTexts)
  const inbox = useTexts(inboxTexts)
  const demo = useSession((session) => session.demo)
  const simulated = useSetting()?.features.simulatedPrices ?? false
  return (
    <p className="text-12 text-ink-3">
      {t('told')}{' '}
      <AppLink to="/setting" search={{ tab: 'messages' }} className={TEXT_LINK}>
        {inbox('settings')}
      </AppLink>
      {simulated && <span className="mt-1 block text-warn">{t('simulated')}</span>}
      {demo && <span className="mt-1 block text-warn">{t('demo')}</span>}
    </p>
  )
}
