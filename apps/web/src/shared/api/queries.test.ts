import { MutationObserver, onlineManager } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { createQueries } from './queries.ts'

afterEach(() => onlineManager.setOnline(true))

it('keeps nothing back while offline that would be carried out unexpectedly later', async () => {
  onlineManager.setOnline(false)
  const cancel = vi.fn(() => Promise.reject(new Error('no connection')))
  const observer = new MutationObserver(createQueries(), { mutationFn: cancel })
  await expect(observer.mutate()).rejects.toThrow('no connection')
  onlineManager.setOnline(true)
  expect(cancel).toHaveBeenCalledOnce()
})
