import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallData } from '@touchstone/protocol'
import { api } from '../api/api.ts'
import { useSession } from '../session/sessionStore.ts'
import { promptSignIn } from '../session/signInPrompt.ts'

type List = CallData<'getmarketList'>

/** Turns a market's star. At once on the page, taken back when the server refuses; a visitor is asked to sign in. */
export function useFavourite(): (symbol: string, on: boolean) => void {
  const queries = useQueryClient()
  const signedIn = useSession((session) => session.token !== '')
  const paint = (symbol: string, fav: boolean) =>
    queries.setQueriesData<List>(
      { queryKey: ['getmarketList'] },
      (list) => list && { ...list, list: list.list.map((row) => (row.symbol === symbol ? { ...row, fav } : row)) },
    )
  const { mutate } = useMutation({
    mutationFn: ({ symbol, on }: { symbol: string; on: boolean }) =>
      api().call('addCollectCurrenct', { symbol, on: on ? '1' : '0' }),
    onMutate: ({ symbol, on }) => paint(symbol, on),
    onError: (_error, { symbol, on }) => paint(symbol, !on),
    onSettled: () => queries.invalidateQueries({ queryKey: ['getmarketList', { type: 'optional' }] }),
  })
  return (symbol, on) => (signedIn ? mutate({ symbol, on }) : promptSignIn())
}
