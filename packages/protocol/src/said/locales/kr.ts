import type { Said } from '../said.ts'

export default {
  simulated_prices: '모의 가격',
  live_prices: '실시간 가격: {venues}',
  recorded_prices: '기록된 가격: {name}, 단일 기록 출처, 반복 재생',
  recorded_prices_paced: '기록된 가격: {name}, 단일 기록 출처, 반복 재생, {speed}배속',
  quoted_elsewhere:
    '{symbol} 가격은 {quotedIn} 기준으로 표시됩니다. 이곳에서는 그 가격 숫자를 USDT로 간주합니다. 환율과 관계없이 숫자가 1만큼 움직이면 한 단위는 1 USDT만큼 움직입니다.',
  index_point: '지수가 1포인트 움직이면 한 단위는 1 USDT만큼 움직입니다.',

  coin_not_listed: '아직 상장되지 않은 코인입니다.',

  pictures_unreadable: '사진을 알아볼 수 없습니다. 선명하고 잘린 부분이 없어야 합니다.',
  pictures_edited: '사진이 편집된 것으로 보입니다.',
  name_differs: '이름이 신분증과 다릅니다.',
  number_differs: '번호가 신분증과 다릅니다.',
  document_expired: '신분증의 유효 기간이 지났습니다.',
  face_missing: '소지자의 얼굴이 보이지 않습니다.',
  wrong_document: '선택하신 종류의 신분증이 아닙니다.',
  bill_too_old: '고지서가 석 달을 넘었습니다.',
  address_differs: '주소가 고지서와 다릅니다.',
  duplicate_document: '다른 계정에 등록된 신분증입니다.',
  income_unproved: '소득이 증빙되지 않았습니다.',
  not_affordable: '소득에 비해 상환액이 너무 큽니다.',
  too_many_debts: '이미 있는 채무가 너무 많습니다.',
  loan_not_granted: '대출이 승인되지 않았습니다.',

  coin_price:
    '{coin} 한 개의 가격은 {price} {currency}입니다. 고객 한 명이 한 번에 최소 {min} {coin}, 합계 최대 {max} {coin}까지 청약할 수 있습니다.',
  coin_hold:
    '청약에 드는 금액은 최소 단위로 올림하여 자금 계정에서 동결됩니다. 코인이 배정될 때까지 이 금액은 계속 고객님의 것입니다.',
  coin_review: '청약은 두 사람이 한 건씩 결정합니다. 통과한 고객은 청약한 수량을 모두 배정받습니다.',
  coin_pro_rata:
    '종료 후 모두에게 청약 수량의 같은 비율이 배정되며, 코인 단위에 맞춰 내림합니다. 내림으로 남은 단위는 내림 때문에 덜 받은 고객에게 청약 순서대로 하나씩 배정됩니다.',
  coin_rest: '코인에 쓰이지 않은 금액은 즉시 다시 사용할 수 있습니다.',
  coin_lock_none: '배정받은 코인은 상장 전에는 사용할 수 없습니다.',
  coin_lock_day: '배정받은 코인은 상장 전, 그리고 상장 후 1일(24시간) 동안 사용할 수 없습니다.',
  coin_lock_days: '배정받은 코인은 상장 전, 그리고 상장 후 {days}일(하루는 24시간) 동안 사용할 수 없습니다.',
  coin_unlisted:
    '코인이 예정일까지 상장되지 않으면, 상장되지 않은 동안에는 코인을 반환하고 지불한 금액을 돌려받을 수 있습니다.',
  coin_market:
    '상장 후 가격은 시장이 정합니다. 발행가 아래로 떨어질 수 있으며, 최악의 경우 0이 될 수 있습니다. 매수를 약속하는 사람은 없습니다.',

  hosting_source:
    '수익은 플랫폼 자체 재무 계정에서 지급됩니다. 전체 수익은 판매 시점에 따로 적립되며, 그렇지 못하면 아무것도 판매하지 않습니다. 고객의 자금은 이에 쓰이지 않으며, 적립된 금액 이상은 아무것도 약속하지 않습니다.',
  loan_source:
    '대출은 대출 풀에서 지급되며, 대출 풀은 운영자 두 명이 플랫폼 자체 재무 계정에서 채웁니다. 고객의 자금은 절대 대출하지 않으며, 대출된 금액은 준비금으로 계산하지 않습니다.',
  coin_source:
    '제공되는 코인은 누구든 청약할 수 있게 되기 전부터 별도의 계정에 있습니다. 지불된 대금은 코인이 상장될 때까지 그 계정에 남아 있으며, 상장된 후에만 발행사에 지급됩니다. 플랫폼 자체 재무 계정은 그중 어떤 것도 지불하거나 받지 않습니다.',

  rewards_closed: '현재 보상을 제공하지 않습니다',
  junior_approved: '기본 인증이 승인됨',
  own_fees_needed: '본인이 낸 거래 수수료(USDT): 최대 {percent}%를 보상으로 돌려받음',
  budget_left: '캠페인 예산에 충분한 잔여액이 있음',
  commission_unverified: '커미션은 기본 인증이 승인되면 지급됩니다',
  ethereum_chain: '이더리움 (ERC20)',
  sandbox_licence: '모의 자금을 쓰는 샌드박스입니다. 보유한 인가가 없으며, 필요하지도 않습니다.',
  sandbox_chain: '샌드박스 체인 (ERC20)',
  sandbox_bank: '샌드박스 은행(존재하지 않으니 송금하지 마세요)',
  sandbox_hosting_7: '7일 예치',
  sandbox_hosting_30: '30일 예치',
  sandbox_hosting_90: '90일 예치',
  sandbox_loan_30: '30일 대출',
  sandbox_loan_90: '90일 대출',
  sandbox_lender: 'Touchstone 샌드박스 대출',
  sandbox_campaign: '첫 거래',
  sandbox_issuer: 'Touchstone 샌드박스',
  sandbox_coin: '이 샌드박스를 위해 만든 코인입니다.',
  sandbox_coin_first:
    '이 샌드박스를 위해 만든 코인입니다. 샌드박스 자체 고객에게 판매되고 일 분 뒤 상장됩니다. 네트워크도 용도도 없으며, 새 코인의 시장이 어떻게 시작되는지 보여 줍니다.',
  sandbox_coin_pro_rata: '이 샌드박스를 위해 만든 코인입니다. 청약이 끝난 뒤 비례 배분됩니다.',
  sandbox_coin_review: '이 샌드박스를 위해 만든 코인입니다. 신청은 운영자 두 명이 하나씩 심사합니다.',
} satisfies Record<Said, string>
