import {
  addContract,
  cancelAllContract,
  cancelContract,
  editContract,
  tryContract,
  tryEditContract,
} from './contractOrders.ts'
import { getContractInfo, getContractSymbols } from './contractTerms.ts'
import {
  closeAllContract,
  closeContract,
  editMargin,
  getContractAccount,
  getContractList,
  getFundingPaid,
  getLiquidation,
  setLeverage,
  setTpsl,
  tryMargin,
} from './positions.ts'
import { getFundingList, getIndexInfo, getInsuranceFund, getLiquidationFeed } from './referencePrices.ts'

/** Contracts: terms, orders, positions, and the prices they follow. */
export const CONTRACT_CALLS = {
  getContractInfo,
  getContractSymbols,
  tryContract,
  addContract,
  tryEditContract,
  editContract,
  cancelContract,
  cancelAllContract,
  closeContract,
  closeAllContract,
  setTpsl,
  tryMargin,
  editMargin,
  setLeverage,
  getContractList,
  getContractAccount,
  getFundingList,
  getFundingPaid,
  getIndexInfo,
  getLiquidation,
  getLiquidationFeed,
  getInsuranceFund,
}
