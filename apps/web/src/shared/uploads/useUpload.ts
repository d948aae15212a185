import type { ImageUse } from '@touchstone/protocol'
import { useCallback, useEffect, useRef, useState } from 'react'
import { api, failureText } from '../api/api.ts'
import { useTexts } from '../i18n/texts.ts'
import { pictureProblem, smallestSide } from './pictureProblem.ts'
import { uploadTexts } from './texts.ts'

export interface UploadState {
  readonly phase: 'idle' | 'sending' | 'failed'
  /** From 0 to 1 while sending. */
  readonly share: number
  /** The fault, '' when there is none. */
  readonly problem: string
  /** Address of the chosen picture in this page, '' when none was chosen here. */
  readonly preview: string
  /** There is something to try again with. */
  readonly again: boolean
}

const IDLE: UploadState = { phase: 'idle', share: 0, problem: '', preview: '', again: false }

/** Checks a chosen picture, shows it, and sends it; one at a time, the last chosen wins. */
export function useUpload(use: ImageUse, onSaved: (id: string) => void) {
  const t = useTexts(uploadTexts)
  const [state, setState] = useState<UploadState>(IDLE)
  const chosen = useRef<File | undefined>(undefined)
  const running = useRef<AbortController | undefined>(undefined)
  const shown = useRef('')

  const forget = useCallback(() => {
    running.current?.abort()
    if (shown.current !== '') URL.revokeObjectURL(shown.current)
    shown.current = ''
  }, [])
  useEffect(() => forget, [forget])

  const send = async (file: File) => {
    const mine = new AbortController()
    running.current = mine
    setState({ ...IDLE, phase: 'sending', preview: shown.current })
    try {
      const onProgress = (share: number) => {
        if (!mine.signal.aborted) setState((before) => ({ ...before, share }))
      }
      const { id } = await api().upload(file, use, { signal: mine.signal, onProgress, refusal: 'here' })
      if (mine.signal.aborted) return
      setState({ ...IDLE, preview: shown.current })
      onSaved(id)
    } catch (error) {
      if (mine.signal.aborted) return
      setState({ ...IDLE, phase: 'failed', problem: failureText(error), preview: shown.current, again: true })
    }
  }
  const choose = async (file: File) => {
    forget()
    const wrong = await pictureProblem(file, use)
    if (wrong) {
      setState({ ...IDLE, phase: 'failed', problem: t(`wrong.${wrong}`, { side: String(smallestSide(use)) }) })
      return
    }
    chosen.current = file
    shown.current = URL.createObjectURL(file)
    await send(file)
  }
  return {
    state,
    choose: (file: File) => void choose(file),
    retry: () => {
      if (chosen.current) void send(chosen.current)
    },
    clear: () => {
      forget()
      chosen.current = undefined
      setState(IDLE)
    },
  }
}
