import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTexts } from '../../shared/i18n/texts.ts'
import { terminalTexts } from '../words/texts.ts'
import { PanelBoundary } from './PanelBoundary.tsx'

/** One area of a terminal's grid: its own background, its own failures, its own layout. */
export function Area(props: { readonly name: string; readonly className?: string; readonly children: ReactNode }) {
  return (
    <div data-area={props.name} className={clsx('min-h-0 min-w-0 bg-surface-1 [contain:content]', props.className)}>
      <Guarded name={props.name}>{props.children}</Guarded>
    </div>
  )
}

export function Guarded({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const t = useTexts(terminalTexts)
  return (
    <PanelBoundary key={name} text={t('panelFailed')} retryLabel={t('panelRetry')}>
      {children}
    </PanelBoundary>
  )
}
