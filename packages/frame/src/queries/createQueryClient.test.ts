import { MutationObserver, onlineManager } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { createQueryClient } from './createQueryClient.ts'

afterEach(() => onlineManager.setOnline(true))

it('keeps nothing back while offline that would be carried out unexpectedly later', async () => {
  onlineManager.setOnline(false)
  const cancel = vi.fn(() => Promise.reject(new Error('no connection')))
  const queries = createQueryClient({ freshMs: 0, isUnanswered: () => true })
  const observer = new MutationObserver(queries, { mutationFn: cancel })
  await expect(observer.mutate()).rejects.toThrow('no connection')
  onlineManager.setOnline(true)
  expect(cancel).toHaveBeenCalledOnce()
})
