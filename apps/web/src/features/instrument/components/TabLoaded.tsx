import { Skeleton } from '@touchstone/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { type Answer, Loaded } from '../../../shared/loading/Loaded.tsx'
import { instrumentTexts } from '../texts.ts'

export interface TabLoadedProps<Data> {
  readonly answer: Answer<Data>
  readonly children: (data: Data) => ReactNode
}

/** Part of a tab once its data have arrived. */
export function TabLoaded<Data>({ answer, children }: TabLoadedProps<Data>) {
  const t = useTexts(instrumentTexts)
  return (
    <Loaded answer={answer} lead={t('failed')} waiting={<Skeleton className="h-80 w-full opacity-40" />}>
      {children}
    </Loaded>
  )
}
