import { BenchChild } from './childProcess.ts'
import { inTemporaryFolder } from './temporaryFolder.ts'
const post = async (origin: string, path: string, fields: Record<string, string>, address = '10.9.9.9') => {
  const answer = await fetch(origin + path, { method: 'POST', headers: { 'x-forwarded-for': address }, body: new URLSearchParams(fields) })
  const { code, message, data } = (await answer.json()) as any
  if (code !== 0 && code !== 7) throw new Error(`${path}: ${code} ${message}`)
  return data
}
await inTemporaryFolder(async (folder) => {
  const server = new BenchChild('./server/whole.ts', [folder, ''])
  const generator = new BenchChild('./load/main.ts')
  const { port } = await server.next<{ port: number }>()
  const origin = `http://127.0.0.1:${port}`
  const tokens: string[] = []
  for (let g = 0; g < 256; g++) {
    const { token } = await post(origin, '/web/demoLogin', {}, `10.1.0.${g}`)
    await post(origin, '/sandbox/faucet', { token, currency: 'BTC', amount: '10' }, `10.1.0.${g}`)
    tokens.push(token)
  }
  const account = 'ann@example.com', password = 'Zebra-914x'
  await post(origin, '/web/getCode', { type: 'register', account })
  let mail: any
  while (!mail) [mail] = (await (await fetch(`${origin}/sandbox/outbox?to=${account}`)).json()) as any[]
  await post(origin, '/web/userRegister', { mode: 'email', account, code: mail.code, password, password2: password, country: 'DE', agree: '1' })
  const { data } = (await (await fetch(`${origin}/web/new_data?symbols=BTCUSDT`)).json()) as any
  const behind = async () => Number(/touchstone_history_behind\{of="demo"\} (\d+)/.exec(await (await fetch(`${origin}/metrics`)).text())?.[1])
  let n = 0
  const logins = async (until: () => boolean | Promise<boolean>) => {
    const took: number[] = []
    while (!(await until())) {
      const b = performance.now()
      await post(origin, '/web/userLogin', { account, password }, `10.2.${(n >> 8) & 255}.${n++ & 255}`)
      took.push(performance.now() - b)
      await new Promise((r) => setTimeout(r, 50))
    }
    took.sort((x, y) => x - y)
    return `${took.length} log-ins, median ${took[took.length >> 1]?.toFixed(0)}, p95 ${took[Math.floor(took.length * 0.95)]?.toFixed(0)}, longest ${took.at(-1)?.toFixed(0)} ms`
  }
  const from = Date.now()
  console.log('quiet      ', await logins(() => Date.now() - from > 5000))
  let over = false
  const load = generator.ask<any>({ kind: 'http', path: '/web/addOrder', port, tokens, price: data[0].ask, connections: 256, milliseconds: 20000 }).then((r: any) => { over = true; return r })
  console.log('under load ', await logins(() => over))
  const { report } = await load
  console.log('orders/s', report?.perSecond, 'behind', await behind())
  console.log('catching up', await logins(async () => (await behind()) < 100))
  await generator.end(); await server.end()
})
process.exit(0)
