import { Button, Dialog, Switch } from '@touchstone/ui'
import { type KeyboardEvent, useState } from 'react'
import { useTexts } from '../../shared/i18n/texts.ts'
import { arrange, useTerminalLayout } from '../layout/terminalLayout.ts'
import { type CheatSheet, keyLabel, ORDER_SHEET, type SheetWord, TIMED_SHEET } from './cheatSheet.ts'
import { keyName, type TradingAct, USUAL_KEYS } from './keyboardTrading.ts'
import { keysTexts } from './texts.ts'
import { canChange, changeKey, restoreKeys, useTradingKeys } from './tradingKeys.ts'

export interface KeysDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  /** What it trades: orders go to a book without it. */
  readonly terminal?: 'timed'
}

/** The keys of a terminal: switched on and off, listed, and changed one by one. */
export function KeysDialog({ open, onClose, terminal }: KeysDialogProps) {
  const sheet = terminal === 'timed' ? TIMED_SHEET : ORDER_SHEET
  const t = useTexts(keysTexts)
  const active = useTerminalLayout((layout) => layout.keysActive)
  const keys = useTradingKeys()
  const [asking, setAsking] = useState<TradingAct>()
  const changed = sheet.some(([act]) => keys[act] !== USUAL_KEYS[act])
  return (
    <Dialog
      open={open}
      title={t('title')}
      closeLabel={t('close')}
      onClose={onClose}
      actions={
        changed && (
          <Button tone="secondary" onClick={restoreKeys}>
            {t('restore')}
          </Button>
        )
      }
    >
      <p className="text-13">{t('intro')}</p>
      <div className="py-3">
        <Switch checked={active} onCheckedChange={(keysActive) => arrange({ keysActive })}>
          {t('switchOn')}
        </Switch>
      </div>
      <ul className="text-13">
        {sheet.map(([act, word]) => (
          <KeyRow key={act} act={act} word={word} asking={asking === act} onAsk={setAsking} sheet={sheet} />
        ))}
      </ul>
      <p className="pt-3 text-12 text-ink-3">{t('palette')}</p>
    </Dialog>
  )
}

interface KeyRowProps {
  readonly act: TradingAct
  readonly word: SheetWord
  /** The next key pressed becomes the key of this act. */
  readonly asking: boolean
  readonly onAsk: (act: TradingAct | undefined) => void
  readonly sheet: CheatSheet
}

function KeyRow({ act, word, asking, onAsk, sheet }: KeyRowProps) {
  const t = useTexts(keysTexts)
  const key = useTradingKeys((keys) => keys[act])
  const [refusal, setRefusal] = useState('')
  const wordOf = (taken: TradingAct) => t(`act.${sheet.find(([known]) => known === taken)?.[1] ?? taken}`)
  const stop = () => {
    setRefusal('')
    onAsk(undefined)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!asking || event.key === 'Tab' || ['Control', 'Alt', 'Shift', 'Meta'].includes(event.key)) return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape') return stop()
    const name = keyName({ ...pressOf(event), isComposing: event.nativeEvent.isComposing })
    if (name === undefined) return setRefusal(t('unfit'))
    const taken = changeKey(act, name)
    if (taken) return setRefusal(t('taken', { key: keyLabel(name), act: wordOf(taken) }))
    stop()
  }
  return (
    <li className="grid min-h-8 grid-cols-[1fr_auto_72px] items-center gap-x-3 border-t border-line/60 py-1">
      <span className="text-ink-2">{t(`act.${word}`)}</span>
      <kbd className="rounded-control border border-line bg-surface-2 px-1.5 py-0.5 text-12 text-ink-1">
        {asking ? '…' : keyLabel(key)}
      </kbd>
      {canChange(act) ? (
        <button
          type="button"
          aria-pressed={asking}
          aria-label={t('changeOf', { act: t(`act.${word}`) })}
          onClick={() => (asking ? stop() : onAsk(act))}
          onKeyDown={onKeyDown}
          onBlur={() => asking && stop()}
          className="h-6 rounded-control text-12 text-accent hover:bg-surface-3"
        >
          {t(asking ? 'cancel' : 'change')}
        </button>
      ) : (
        <span className="text-center text-12 text-ink-3">{t('fixed')}</span>
      )}
      {asking && (
        <p role="status" className={`col-span-full text-12 ${refusal === '' ? 'text-ink-3' : 'text-danger'}`}>
          {refusal === '' ? t('press') : refusal}
        </p>
      )}
    </li>
  )
}

const pressOf = ({ key, code, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => ({
  key,
  code,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
})
