// Records a journal once:  node --conditions=touchstone-source --import tsx packages/core/journals/record.mjs NAME
// A recorded journal is a promise about the past. This refuses to write over one; a changed rule is a new rules version
// (RULES-1) and a new journal beside the old ones.
import { existsSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { CodecError, encodeCommand, FIRST_CUSTOMER } from '@touchstone/protocol'
import { SIMULATED_LISTINGS } from '../../simulation/src/workload/listings.ts'
import { Workload } from '../../simulation/src/workload/workload.ts'
import { SIMULATED_GENESIS } from '../../simulation/src/world/genesis.ts'
import { Random } from '../../simulation/src/world/random.ts'
import { ContractFlow, contractGenesis } from '../src/scenarios/contracts/contractFlow.ts'
import { BTC_PERP, DATED } from '../src/scenarios/contracts/contractWorld.ts'
import { DecisionFlow } from '../src/scenarios/decisions/decisionFlow.ts'
import { MoneyFlow } from '../src/scenarios/moneyFlow.ts'
import { RandomFlow } from '../src/scenarios/spot/randomFlow.ts'
import { toyTerms } from '../src/scenarios/timedOptions/optionRun.ts'
import { ToyExchange } from '../src/scenarios/toyExchange.ts'

const CHECKPOINT_EVERY = 250
const HOUR_MS = 3_600_000
const OWNERS = [0, 1, 2, 3, 4, 5].map((place) => FIRST_CUSTOMER + place)

/** What happened in each journal. */
const RECORDINGS = {
  // One busy hour.
  'busy-market': (toy) => play(toy, 4, 3000, () => 500),
  // Three days with pauses: leases run out, results are forgotten, the clock stops and is resumed.
  'long-days': (toy) =>
    play(toy, 5, 2000, (step) => (step % 40 === 39 ? HOUR_MS + (step % 80 === 79 ? 1 : -1) : 60_000)),
  // Contracts: orders, marks, funding, liquidations and a small insurance fund; at times the clock stops.
  'contract-hours': playContracts,
  // The same with timed options, transfers to stake them, and a contract that ends within the recording.
  contracts: playEverything,
  // Contracts and what operators decide meanwhile, now and for later; at times the clock stops.
  decisions: playDecisions,
  // Trading while money comes in and goes out, under terms that change; at times the clock stops.
  money: playMoney,
  // Whatever customers and operators do in the simulator, and its last day: every product there was when version 1 was declared.
  'every-product': (toy) => playEveryProduct(toy, 8),
  'every-product-again': (toy) => playEveryProduct(toy, 11),
  // The same, once there were pairs on contracts.
  'pairs-on-contracts': (toy) => playEveryProduct(toy, 14),
}

const GENESES = {
  'contract-hours': contractGenesis(50_000_000n),
  contracts: withOptionsPool(contractGenesis(20_000_000n)),
  decisions: contractGenesis(30_000_000n),
  money: contractGenesis(30_000_000n),
  'every-product': SIMULATED_GENESIS,
  'every-product-again': SIMULATED_GENESIS,
  'pairs-on-contracts': SIMULATED_GENESIS,
}

function withOptionsPool(genesis) {
  return { ...genesis, capital: [...genesis.capital, { owner: 'optionsPool', asset: 1, amount: 400_000_000n }] }
}

function play(toy, seed, steps, pauseMs) {
  const flow = new RandomFlow(seed)
  for (const command of flow.opening()) toy.apply(command)
  for (let step = 0; step < steps; step++) {
    toy.time += pauseMs(step) - 1
    if (toy.exchange.clockStopped() && step % 3 === 0) toy.apply({ type: 'ResumeClock', reason: 'recorded' })
    if (step % 20 === 0) toy.renewLeases()
    toy.apply(flow.next(toy.exchange))
  }
}

function playContracts(toy) {
  const flow = new ContractFlow(7)
  for (const command of flow.opening()) toy.apply(command)
  for (let step = 0; step < 2500; step++) {
    const { wait, command } = flow.next(toy.exchange)
    toy.time += step % 500 === 499 ? HOUR_MS + 1 : wait
    if (toy.exchange.clockStopped() && step % 3 === 0) toy.apply({ type: 'ResumeClock', reason: 'recorded' })
    if (step % 20 === 0) toy.renewLeases()
    toy.apply(command)
  }
}

function playEverything(toy) {
  const flow = new ContractFlow(11)
  for (const command of [...flow.opening(), ...optionsOpening(toy)]) toy.apply(command)
  for (let step = 0; step < 2500; step++) {
    const { wait, command } = flow.next(toy.exchange)
    toy.time += step % 700 === 699 ? HOUR_MS + 1 : wait
    if (toy.exchange.clockStopped() && step % 3 === 0) toy.apply({ type: 'ResumeClock', reason: 'recorded' })
    if (step % 20 === 0) toy.renewLeases()
    const dated = command.type === 'PlaceContractOrder' && step % 4 === 0
    toy.apply(dated ? { ...command, contract: DATED } : command)
    if (step % 7 === 0) toy.apply(buyOption(step))
  }
}

function playDecisions(toy) {
  const trading = new ContractFlow(13)
  const decisions = new DecisionFlow(13)
  for (const command of [...trading.opening(), ...decisions.opening()]) toy.apply(command)
  for (let step = 0; step < 2500; step++) {
    const { wait, command } = trading.next(toy.exchange)
    toy.time += step % 600 === 599 ? HOUR_MS + 1 : wait
    if (toy.exchange.clockStopped() && step % 3 === 0) toy.apply({ type: 'ResumeClock', reason: 'recorded' })
    if (step % 20 === 0) toy.renewLeases()
    toy.apply(step % 3 === 0 ? decisions.next(toy.exchange) : command)
  }
}

function playMoney(toy) {
  const contracts = new ContractFlow(17)
  const spot = new RandomFlow(17)
  const money = new MoneyFlow(17)
  for (const command of [...contracts.opening(), ...money.opening()]) toy.apply(command)
  for (let step = 0; step < 2500; step++) {
    const { wait, command } = contracts.next(toy.exchange)
    toy.time += step % 600 === 599 ? HOUR_MS + 1 : step % 50 === 49 ? HOUR_MS - 1 : wait
    if (toy.exchange.clockStopped() && step % 3 === 0) toy.apply({ type: 'ResumeClock', reason: 'recorded' })
    if (step % 20 === 0) toy.renewLeases()
    if (step % 2 === 0) toy.apply(money.next(toy.exchange))
    else toy.apply(step % 3 === 0 ? spot.next(toy.exchange) : command)
  }
}

function playEveryProduct(toy, seed) {
  const random = new Random(seed)
  const workload = new Workload(new Random(seed ^ 0x2545f491), new Random(seed ^ 0x1b873593))
  const send = (command) => {
    if (isWritable(command)) toy.apply(command)
  }
  for (const command of SIMULATED_LISTINGS) send(command)
  for (let step = 0; step < 8000; step++) {
    toy.time += step % 900 === 899 ? HOUR_MS - 100_000 : random.between(0, 600)
    if (toy.exchange.clockStopped() && step % 3 === 0) send({ type: 'ResumeClock', reason: 'recorded' })
    send(workload.next(toy.exchange))
    if (step % 25 === 0) turnRound(toy, step)
  }
  for (const { wait, command } of workload.lastDay(() => toy.exchange)) {
    toy.time += wait
    send(command)
  }
}

/** The position of some customer, if there is one. */
function turnRound(toy, step) {
  const owner = FIRST_CUSTOMER + (step % 7)
  const [held] = toy.exchange.contracts.positions(owner)
  if (!held) return
  const { contract, position, lots } = held
  toy.apply({ type: 'ReversePosition', ...stamp(owner, step), contract, position, lots: Math.abs(lots) })
}

/** Nonsense that no log takes is left out. */
function isWritable(command) {
  try {
    encodeCommand(command)
    return true
  } catch (error) {
    if (error instanceof CodecError) return false
    throw error
  }
}

/** Options on the same index, a contract with an end, and something to stake for everyone. */
function optionsOpening(toy) {
  const untimed = { fundingIntervalMs: 0, interestE8: 0, interestClampE8: 0, fundingCapE8: 0 }
  const expiry = toy.time + 240_000
  const dated = { ...BTC_PERP, ...untimed, id: DATED, symbol: 'BTCDATED', name: 'BTC Dated', kind: 'dated', expiry }
  const amount = 90_000_000n
  const stakes = OWNERS.flatMap((owner) => [
    { type: 'FaucetCredit', owner, asset: 1, amount, ref: `stake ${owner}` },
    { type: 'TransferFunds', ...stamp(owner, owner), from: 'funds', to: 'delivery', asset: 1, amount },
  ])
  const terms = toyTerms(1, {}, { cycles: [15, 30, 300].map(optionCycle) })
  return [{ type: 'ListContract', definition: dated }, { type: 'ListOptions', terms }, ...stakes]
}

function optionCycle(seconds) {
  return { id: seconds, seconds, payoutPpm: 850_003, feePpm: 10_007, min: '0.5', max: '40' }
}

function buyOption(step) {
  const owner = OWNERS[step % OWNERS.length]
  const cycle = [15, 15, 30, 300][step % 4]
  const stake = BigInt(1 + (step % 23)) * 1_000_003n
  const direction = step % 3 === 0 ? 'down' : 'up'
  const { payoutPpm, feePpm } = optionCycle(cycle)
  return { type: 'BuyOption', ...stamp(owner, step), index: 1, cycle, direction, stake, payoutPpm, feePpm }
}

function stamp(owner, key) {
  return { owner, key1: 4, key2: key + 1, inputHash: 6, issuedAt: 0 }
}

const name = process.argv[2]
const recording = RECORDINGS[name]
if (!recording) throw new Error(`One of ${Object.keys(RECORDINGS).join(', ')}`)
const path = fileURLToPath(new URL(`${name}.jsonl`, import.meta.url))
if (existsSync(path)) throw new Error(`${path} is there: a recorded journal is never written again`)

const toy = new ToyExchange('naive', GENESES[name])
const lines = []
const apply = toy.apply.bind(toy)
toy.apply = (command) => {
  const outcome = apply(command)
  const line = { time: toy.time, type: command.type, bytes: Buffer.from(encodeCommand(command)).toString('hex') }
  const checkpoint = outcome.sequence % CHECKPOINT_EVERY === 0
  lines.push(JSON.stringify(checkpoint ? { ...line, stateHash: toy.exchange.stateHash() } : line))
  return outcome
}
// The opening of the toy exchange came before the recorder listened.
for (const { time, command } of toy.journal) {
  lines.push(JSON.stringify({ time, type: command.type, bytes: Buffer.from(encodeCommand(command)).toString('hex') }))
}
recording(toy)
lines.push(JSON.stringify({ end: toy.exchange.sequence, stateHash: toy.exchange.stateHash() }))
writeFileSync(path, `${lines.join('\n')}\n`, { flag: 'wx' })
console.log(`${name}: ${toy.exchange.sequence} entries, ${toy.exchange.stateHash()}`)
