import { SUPPORT_LIMITS } from '@touchstone/protocol'
import { useCallback, useEffect, useRef, useState } from 'react'
import { api, failureText } from '../../shared/api/api.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { pictureProblem } from '../../shared/uploads/pictureProblem.ts'
import { supportTexts } from './texts.ts'

export interface Attachment {
  readonly key: number
  readonly name: string
  /** From 0 to 1 while it is sent. */
  readonly share: number
  /** Of the server, '' until it has it. */
  readonly id: string
  /** '' while nothing is wrong. */
  readonly problem: string
}

/** The files that go with the next message: checked, sent one by one, and taken off again. */
export function useAttachments() {
  const t = useTexts(supportTexts)
  const [list, setList] = useState<readonly Attachment[]>([])
  const [refused, setRefused] = useState('')
  const running = useRef(new Map<number, AbortController>())
  const next = useRef(0)
  useEffect(() => {
    const under = running.current
    return () => {
      for (const controller of under.values()) controller.abort()
    }
  }, [])

  const change = useCallback((key: number, fields: Partial<Attachment>) => {
    setList((before) => before.map((one) => (one.key === key ? { ...one, ...fields } : one)))
  }, [])

  const send = async (key: number, file: File) => {
    const controller = new AbortController()
    running.current.set(key, controller)
    try {
      const onProgress = (share: number) => change(key, { share })
      const { id } = await api().upload(file, 'ticket', { signal: controller.signal, onProgress, refusal: 'here' })
      change(key, { id, share: 1 })
    } catch (error) {
      if (!controller.signal.aborted) change(key, { problem: failureText(error) })
    } finally {
      running.current.delete(key)
    }
  }

  const add = async (files: readonly File[]) => {
    setRefused('')
    const room = SUPPORT_LIMITS.files - list.length
    if (files.length > room) setRefused(t('files.tooMany'))
    for (const file of files.slice(0, Math.max(0, room))) {
      const key = ++next.current
      const wrong = await pictureProblem(file, 'ticket')
      const problem = wrong ? t('files.wrong') : ''
      setList((before) => [...before, { key, name: file.name, share: 0, id: '', problem }])
      if (!wrong) void send(key, file)
    }
  }
  const remove = (key: number) => {
    running.current.get(key)?.abort()
    setRefused('')
    setList((before) => before.filter((one) => one.key !== key))
  }
  const clear = useCallback(() => {
    setList([])
    setRefused('')
  }, [])

  const failed = list.some(({ problem }) => problem !== '')
  const waiting = list.some(({ id, problem }) => id === '' && problem === '')
  return {
    list,
    refused,
    add: (files: readonly File[]) => void add(files),
    remove,
    clear,
    /** Why nothing can be sent now. */
    blocked: failed ? t('files.failed') : waiting ? t('files.waiting') : undefined,
    ids: list.map(({ id }) => id).join(','),
  }
}

export type Attachments = ReturnType<typeof useAttachments>
