import { SECTOR_BYTES } from '../sector.ts'

/** A file's bytes as programs see them, and for every sector not yet durable the bytes that the medium holds instead. */
export class SimulatedInode {
  bytes: Uint8Array
  size = 0
  /** Size the medium would report after a power cut. */
  durableSize = 0
  /** Sector number → its content on the medium. */
  readonly #undo = new Map<number, Uint8Array>()

  constructor(bytes: Uint8Array = new Uint8Array(0)) {
    this.bytes = new Uint8Array(Math.ceil(bytes.byteLength / SECTOR_BYTES) * SECTOR_BYTES)
    this.bytes.set(bytes)
    this.size = bytes.byteLength
    this.durableSize = bytes.byteLength
  }

  get dirtySectors(): number {
    return this.#undo.size
  }

  read(offset: number, length: number): Uint8Array {
    return this.bytes.slice(offset, Math.min(offset + length, this.size))
  }

  write(offset: number, data: Uint8Array): void {
    const end = offset + data.byteLength
    this.#reserve(end)
    const [first, last] = sectorRange(offset, data.byteLength)
    for (let sector = first; sector < last; sector++) {
      if (this.#undo.has(sector)) continue
      this.#undo.set(sector, this.bytes.slice(sector * SECTOR_BYTES, (sector + 1) * SECTOR_BYTES))
    }
    this.bytes.set(data, offset)
    this.size = Math.max(this.size, end)
  }

  /** The sectors of this range are on the medium from now on. */
  settle(offset: number, length: number): void {
    const [first, last] = sectorRange(offset, length)
    for (let sector = first; sector < last; sector++) this.#undo.delete(sector)
    this.durableSize = Math.max(this.durableSize, Math.min(this.size, offset + length))
  }

  settleAll(): void {
    this.#undo.clear()
    this.durableSize = this.size
  }

  /** Keeps or drops each sector that is not durable, as the power cut would have it. */
  crash(keep: () => boolean): void {
    for (const [sector, old] of this.#undo) {
      if (keep()) this.durableSize = Math.max(this.durableSize, Math.min(this.size, (sector + 1) * SECTOR_BYTES))
      else this.bytes.set(old, sector * SECTOR_BYTES)
    }
    this.#undo.clear()
    this.bytes.fill(0, this.durableSize, this.size)
    this.size = this.durableSize
  }

  copy(): SimulatedInode {
    const twin = new SimulatedInode(this.bytes)
    twin.size = this.size
    twin.durableSize = this.durableSize
    for (const [sector, old] of this.#undo) twin.#undo.set(sector, old)
    return twin
  }

  #reserve(end: number): void {
    const capacity = Math.ceil(end / SECTOR_BYTES) * SECTOR_BYTES
    if (capacity <= this.bytes.byteLength) return
    const grown = new Uint8Array(Math.max(capacity, this.bytes.byteLength * 2))
    grown.set(this.bytes)
    this.bytes = grown
  }
}

function sectorRange(offset: number, length: number): [number, number] {
  return [Math.floor(offset / SECTOR_BYTES), Math.ceil((offset + length) / SECTOR_BYTES)]
}
