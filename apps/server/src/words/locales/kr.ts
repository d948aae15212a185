import type { TranslatedWords } from '../english.ts'

export const kr: TranslatedWords = {
  codes: {
    code: {
      subject: 'Touchstone 인증 코드',
      text: [
        'Touchstone 인증 코드는 {code}입니다.',
        '{purpose, select, register {계정을 개설하려면 {minutes}분 이내에 입력해 주세요.} forget {새 비밀번호를 설정하려면 {minutes}분 이내에 입력해 주세요.} password {비밀번호를 변경하려면 {minutes}분 이내에 입력해 주세요.} bindphone {이 전화번호를 계정에 등록하려면 {minutes}분 이내에 입력해 주세요.} bindemail {이 이메일 주소를 계정에 등록하려면 {minutes}분 이내에 입력해 주세요.} tpwd {거래 비밀번호를 변경하려면 {minutes}분 이내에 입력해 주세요.} question {보안 질문을 변경하려면 {minutes}분 이내에 입력해 주세요.} unfreeze {계정 동결 해제를 요청하려면 {minutes}분 이내에 입력해 주세요.} factor {이중 인증 수단 분실을 신고하려면 {minutes}분 이내에 입력해 주세요.} other {본인임을 확인하려면 {minutes}분 이내에 입력해 주세요.}} 이 코드는 한 번만 쓸 수 있습니다.',
        '직접 요청하신 것이 아니라면 아무 조치도 하지 않으셔도 됩니다. Touchstone의 그 누구도 이 코드나 비밀번호를 묻지 않습니다.',
      ],
    },
    alreadyRegistered: {
      subject: '이미 Touchstone 계정이 있습니다',
      text: [
        '누군가(본인일 수도 있습니다) 이 주소로 Touchstone 계정을 개설하려고 했습니다. 이 주소에는 이미 계정이 있습니다.',
        '비밀번호로 로그인하거나, 로그인 페이지에서 “비밀번호를 잊으셨나요?”를 선택하여 새 비밀번호를 설정해 주세요.',
        '본인이 한 것이 아니라면 아무 조치도 하지 않으셔도 됩니다. Touchstone의 그 누구도 이 코드나 비밀번호를 묻지 않습니다.',
      ],
    },
    alreadyBound: {
      subject: '이미 다른 Touchstone 계정에 등록된 연락처입니다',
      text: [
        '누군가(본인일 수도 있습니다) 이 연락처를 다른 Touchstone 계정에 등록하려고 했습니다. 이 연락처는 이미 한 계정에 등록되어 있습니다.',
        '본인이 한 것이 아니라면 아무 조치도 하지 않으셔도 됩니다. Touchstone의 그 누구도 이 코드나 비밀번호를 묻지 않습니다.',
      ],
    },
    shared: {
      antiPhishing: '피싱 방지 단어: {word}',
      held: '이러한 변경 후에는 항상 그렇듯이 최소 24시간 동안 출금이 보류됩니다.',
      notYou: '본인이 한 것이 아니라면 회원 센터의 보안 센터에서 계정을 동결하고 저희에게 알려 주세요.',
      notYouAtOnce: '본인이 한 것이 아니라면 즉시 회원 센터의 보안 센터에서 계정을 동결해 주세요.',
    },
  },
  security: {
    changeDone: {
      subject:
        '{change, select, phone {Touchstone 전화번호가 변경되었습니다} email {Touchstone 이메일 주소가 변경되었습니다} password {Touchstone 비밀번호가 변경되었습니다} tpwd {Touchstone 거래 비밀번호가 변경되었습니다} question {Touchstone 보안 질문이 변경되었습니다} factor {Touchstone 이중 인증이 해제되었습니다} other {Touchstone 계정 동결이 해제되었습니다}}',
      text: [
        '{change, select, phone {Touchstone 계정의 전화번호가 변경되었습니다.} email {Touchstone 계정의 이메일 주소가 변경되었습니다.} password {Touchstone 계정의 비밀번호가 변경되었습니다. 다른 세션은 모두 종료되었습니다.} tpwd {Touchstone 계정의 거래 비밀번호가 변경되었습니다.} question {Touchstone 계정의 보안 질문이 변경되었습니다.} factor {Touchstone 계정의 이중 인증이 해제되었습니다. 다른 세션은 모두 종료되었습니다.} other {Touchstone 계정의 동결이 해제되었습니다.}}',
        '@held',
        '@notYou',
      ],
    },
    changeRequested: {
      subject: 'Touchstone 계정의 변경 요청이 심사를 기다리고 있습니다',
      text: [
        '{change, select, phone {본인 확인을 거친 누군가가 계정의 전화번호 변경을 요청했습니다.} email {본인 확인을 거친 누군가가 계정의 이메일 주소 변경을 요청했습니다.} password {본인 확인을 거친 누군가가 계정의 비밀번호 변경을 요청했습니다.} tpwd {본인 확인을 거친 누군가가 계정의 거래 비밀번호 변경을 요청했습니다.} question {본인 확인을 거친 누군가가 계정의 보안 질문 변경을 요청했습니다.} factor {본인 확인을 거친 누군가가 계정의 이중 인증 해제를 요청했습니다.} other {본인 확인을 거친 누군가가 계정의 동결 해제를 요청했습니다.}} 담당자가 심사하기 전에는 아무것도 변경되지 않습니다.',
        '본인이 한 것이 아니라면 로그인하여 회원 센터, 보안 센터, 요청한 변경에서 요청을 철회하고 비밀번호를 변경해 주세요.',
      ],
    },
    changeRefused: {
      subject: 'Touchstone 계정의 변경이 거부되었습니다',
      text: [
        '{change, select, phone {계정의 전화번호를 변경해 달라는 요청을 받아들이지 않았습니다.} email {계정의 이메일 주소를 변경해 달라는 요청을 받아들이지 않았습니다.} password {계정의 비밀번호를 변경해 달라는 요청을 받아들이지 않았습니다.} tpwd {계정의 거래 비밀번호를 변경해 달라는 요청을 받아들이지 않았습니다.} question {계정의 보안 질문을 변경해 달라는 요청을 받아들이지 않았습니다.} factor {계정의 이중 인증을 해제해 달라는 요청을 받아들이지 않았습니다.} other {계정의 동결을 해제해 달라는 요청을 받아들이지 않았습니다.}}',
        '{reason}',
      ],
    },
    factorChanged: {
      subject:
        '{act, select, added {{factor, select, totp {Touchstone 계정: 인증 앱이 추가되었습니다} other {Touchstone 계정: 패스키가 추가되었습니다}}} other {{factor, select, totp {Touchstone 계정: 인증 앱이 삭제되었습니다} other {Touchstone 계정: 패스키가 삭제되었습니다}}}}',
      text: [
        '{act, select, added {{factor, select, totp {계정에 인증 앱이 추가되었습니다.} other {계정에 패스키가 추가되었습니다.}}} other {{factor, select, totp {계정에서 인증 앱이 삭제되었습니다.} other {계정에서 패스키가 삭제되었습니다.}}}}',
        '@held',
        '@notYou',
      ],
    },
    recoveryCodeUsed: {
      subject: 'Touchstone 계정의 복구 코드가 사용되었습니다',
      text: ['누군가 복구 코드로 본인 확인을 마쳤습니다. 남은 코드: {left}개.', '@notYou'],
    },
    newDevice: {
      subject: '새 기기에서 Touchstone 계정에 로그인했습니다',
      text: ['다음 기기에서 처음으로 로그인했습니다: {device}, 접속 주소 {address}.', '@held', '@notYou'],
    },
    payoutChanged: {
      subject: 'Touchstone 수취 계좌 설정이 변경되었습니다',
      text: ['자금을 지급받는 은행 계좌 또는 지갑이 변경되었습니다.', '@notYou'],
    },
    accountFrozen: {
      subject: 'Touchstone 계정이 동결되었습니다',
      text: [
        '요청하신 대로 계정이 동결되어 거래와 출금을 할 수 없습니다. 다른 세션은 모두 종료되었습니다.',
        '동결을 해제하려면 로그인하여 회원 센터의 보안 센터에서 요청해 주세요. 담당자가 심사합니다.',
      ],
    },
    tpwdLocked: {
      subject: 'Touchstone 거래 비밀번호가 잠겼습니다',
      text: ['거래 비밀번호가 열 번 잘못 입력되었습니다. 24시간 후 다시 시도할 수 있습니다.', '@notYou'],
    },
    walletLinked: {
      subject: '계정에 지갑이 연결되었습니다',
      text: ['이제부터 {wallet} 지갑으로 계정에 로그인할 수 있습니다.', '@held', '@notYou'],
    },
    walletUnlinked: {
      subject: '계정의 지갑 연결이 해제되었습니다',
      text: ['{wallet} 지갑으로는 더 이상 계정에 로그인할 수 없습니다.', '@held', '@notYou'],
    },
    restrained: {
      subject:
        '{what, select, login_frozen {Touchstone 계정: 로그인이 차단되었습니다} login_opened {Touchstone 계정: 로그인이 재개되었습니다} trading_frozen {Touchstone 계정: 거래가 중지되었습니다} trading_opened {Touchstone 계정: 거래가 재개되었습니다} withdrawals_held {Touchstone 계정: 출금이 보류되었습니다} withdrawals_released {Touchstone 계정: 출금 보류가 해제되었습니다} tier_changed {Touchstone 계정: 수수료 등급이 변경되었습니다} other {Touchstone 계정: 세션이 종료되었습니다}}',
      text: [
        '{what, select, login_frozen {현재 아무도 이 계정에 로그인할 수 없으며, 열려 있던 세션은 종료되었습니다.} login_opened {다시 계정에 로그인할 수 있습니다.} trading_frozen {현재 새 주문은 거부됩니다. 미체결 주문은 유지되며 취소할 수 있습니다.} trading_opened {다시 거래할 수 있습니다.} withdrawals_held {당분간 이 계정에서 출금할 수 없습니다.} withdrawals_released {다시 출금할 수 있습니다.} tier_changed {변경된 등급은 지금부터 접수되는 주문에 적용됩니다.} other {모든 기기에서 로그아웃되었으며, 다시 로그인할 수 있습니다.}}',
        '사유: {reason}',
        '{text}',
        '동의하지 않으시면 저희에게 알려 주세요.',
      ],
    },
  },
  money: {
    addressAdded: {
      subject: 'Touchstone 계정: 출금 주소가 추가되었습니다',
      text: ['{address} 주소가 출금 주소에 추가되었습니다.', '{usableAt}부터 사용할 수 있습니다.', '@notYouAtOnce'],
    },
    addressRemoved: {
      subject: 'Touchstone 계정: 출금 주소가 삭제되었습니다',
      text: ['{address} 주소가 출금 주소에서 삭제되었습니다.', '@notYouAtOnce'],
    },
    withdrawal: {
      subject:
        '{state, select, requested {Touchstone 계정: 출금이 요청되었습니다} approved {Touchstone 계정: 출금이 승인되었습니다} confirmed {Touchstone 계정: 출금이 지급되었습니다} canceled {Touchstone 계정: 출금이 취소되었습니다} refused {Touchstone 계정: 출금이 거부되었습니다} other {Touchstone 계정: 출금을 지급하지 못했습니다}}',
      text: [
        '출금 {number}: {amount}, 받는 곳 {destination}, 수수료 {fee}, 받는 수량 {receive}.',
        '{state, select, requested {해당 금액은 따로 보관됩니다. 심사가 시작되기 전까지 철회할 수 있습니다.} approved {이제 {receive} 지급을 진행합니다.} confirmed {{receive} 지급이 완료되었습니다.} canceled {심사 전에 철회되었습니다. 전액이 자금 계정으로 돌아왔으며 수수료는 부과되지 않았습니다.} refused {전액이 자금 계정으로 돌아왔으며 수수료는 부과되지 않았습니다.} other {네트워크가 지급을 거부했습니다. 전액이 자금 계정으로 돌아왔으며 수수료는 부과되지 않았습니다.}}',
        '{state, select, confirmed {참조: {reference}} refused {{text}} failed {} other {본인이 한 것이 아니라면 즉시 회원 센터의 보안 센터에서 계정을 동결해 주세요.}}',
      ],
    },
    depositCredited: {
      subject: '입금이 반영되었습니다',
      text: ['{amount} 입금이 자금 계정에 반영되었습니다.', '트랜잭션: {transaction}'],
    },
    depositRefused: { subject: '입금 신청서가 거부되었습니다', text: ['{reason}'] },
    purchaseCredited: {
      subject: '코인이 반영되었습니다',
      text: ['구매하신 코인이 자금 계정에 반영되었습니다: {amount}.', '은행에 기록된 송금 번호: {reference}.'],
    },
    purchaseRefused: {
      subject: '구매가 거부되었습니다',
      text: ['{amount} 구매 요청({pay} 지불, 환율 {rate})이 거부되었습니다. 반영된 것은 없습니다.', '{reason}'],
    },
    transferred: {
      subject: '내 계정 간 이체가 완료되었습니다',
      text: [
        '{amount} 이체가 완료되었습니다. 보내는 곳: {from, select, contract {선물 계정} delivery {타임 계정} hosting {예치 계정} other {자금 계정}}. 받는 곳: {to, select, contract {선물 계정} delivery {타임 계정} hosting {예치 계정} other {자금 계정}}.',
      ],
    },
    converted: { subject: '교환이 완료되었습니다', text: ['교환 완료: {amount} → {receive}.'] },
  },
  positions: {
    marginCall: {
      subject: '마진콜: {contract} 청산이 임박했습니다',
      text: [
        '{mode, select, cross {{contract} 등 교차 포지션의 위험률이 {percent}입니다. 100%가 되면 강제 청산됩니다.} other {{side, select, long {{contract} 롱 포지션의 위험률이 마크 가격 {mark} 기준 {percent}입니다. 100%가 되면 강제 청산됩니다.} other {{contract} 숏 포지션의 위험률이 마크 가격 {mark} 기준 {percent}입니다. 100%가 되면 강제 청산됩니다.}}}}',
        '{mode, select, cross {} other {청산 가격은 {liquidation}입니다.}}',
        '{mode, select, cross {포지션의 일부를 종료하거나 선물 계정으로 자금을 이체해 주세요.} other {증거금을 추가하거나, 포지션의 일부를 종료하거나, 손절을 설정해 주세요.}}',
        '이 메시지는 위험률이 80%를 초과한 것이 확인되면 발송됩니다. 가격이 이 메시지보다 빠르게 움직여 사전 경고 없이 포지션이 강제 청산될 수 있습니다.',
      ],
    },
    liquidation: {
      subject: '{contract} 포지션의 강제 청산이 진행 중입니다',
      text: [
        '{side, select, long {마크 가격 {mark}에서 {contract} 롱 포지션에 필요한 증거금이 부족해졌습니다.} other {마크 가격 {mark}에서 {contract} 숏 포지션에 필요한 증거금이 부족해졌습니다.}}',
        '{step, select, orders_cancelled {미체결 주문이 먼저 취소되었으며, 포지션 자체는 아직 그대로입니다.} reduced {{lots, plural, other {나머지를 유지할 수 있도록 #계약이 종료되었습니다. 수수료: {fee}.}}} other {{lots, plural, other {#계약 전부를 보험 기금이 인수했습니다. 증거금은 모두 소진되었습니다.}}}}',
      ],
    },
    deleveraged: {
      subject: '{contract} 포지션의 일부가 종료되었습니다',
      text: [
        '{lots, plural, other {보험 기금이 감당할 수 없는 포지션을 상대로 {contract} 포지션 중 #계약이 가격 {price}에 종료되었습니다. 공개된 대기열에서의 순위는 {rank}번째였습니다.}}',
      ],
    },
    positionClosed: {
      subject: '{contract} 포지션이 종료되었습니다',
      text: [
        '{side, select, long {{contract} 롱 포지션이 종료되었습니다.} other {{contract} 숏 포지션이 종료되었습니다.}} {by, select, take_profit {익절 가격에 도달했습니다.} stop_loss {손절 가격에 도달했습니다.} other {선물이 만기되어 모든 포지션이 정산 가격으로 종료되었습니다.}}',
        '수수료 및 펀딩 차감 전 손익: {result}.',
      ],
    },
    contractEnds: {
      subject: '{contract} 만기: {endsAt}',
      text: [
        '{side, select, long {{lots, plural, other {{name}({contract}) 롱 #계약을 보유하고 있습니다. 이 선물의 만기는 {endsAt}입니다.}}} other {{lots, plural, other {{name}({contract}) 숏 #계약을 보유하고 있습니다. 이 선물의 만기는 {endsAt}입니다.}}}}',
        '만기에 포지션은 {index} 지수 가격의 마지막 30분 평균(매초 한 번 표본 채취)으로 수수료 없이 종료됩니다. 이 선물의 미체결 주문은 취소되며, 익절과 손절도 함께 종료됩니다.',
        '아무 조치도 하지 않으셔도 됩니다. 마지막 일 분 동안에는 포지션 종료만 가능합니다. {next, select, absent {현재 상장된 이후 만기의 선물은 없습니다.} other {이후에도 포지션을 유지하려면 이 포지션을 종료하고 {next}에서 새로 진입해 주세요. 해당 선물의 만기는 {nextEndsAt}입니다.}}',
      ],
    },
  },
  finance: {
    hosted: {
      subject: '예치가 시작되었습니다',
      text: ['주문 {order}: {amount}, {endAt}까지 예치됩니다.'],
    },
    hostingPaid: {
      subject: '예치 하루분 수익이 지급되었습니다',
      text: ['주문 {order}, {day}일차: {amount} 지급이 예치 계정에 반영되었습니다.'],
    },
    hostingRedemption: {
      subject: '중도 해지가 시작되었습니다',
      text: [
        '주문 {order}: 더 이상 수익이 지급되지 않으며, 자금은 {redeemAt}에 다시 사용할 수 있습니다.',
        '약정된 수익 중 {unearned} 상당은 지급되지 않습니다.',
      ],
    },
    hostingEnded: {
      subject: '{result, select, redeemed {예치가 해지되었습니다} other {예치가 완료되었습니다}}',
      text: [
        '주문 {order}: 다시 사용할 수 있는 금액 {returned}.',
        '{result, select, redeemed {중도 해지 비용: {loss}.} other {}}',
      ],
    },
    loanPaidOut: {
      subject: '대출이 실행되었습니다',
      text: ['대출 {loan}: {amount}, 자금 계정으로 지급되었습니다.', '상환 기한은 {dueAt}입니다.'],
    },
    loanRejected: {
      subject: '대출 신청이 거부되었습니다',
      text: ['대출 {loan}: 승인되지 않았습니다.', '{reason}'],
    },
    loanDue: {
      subject: '대출 {loan}: 상환해 주세요',
      text: [
        '대출 {loan}: {state, select, to_repay {상환 기한입니다. 오늘 상환해 주세요.} expired {상환 기한이 지났습니다. 연체료가 부과되기 전에 유예 기간 내에 상환해 주세요.} other {유예 기간이 끝나 매일 연체료가 부과됩니다.}}',
      ],
    },
    loanRepaid: {
      subject: '{way, select, proof {상환이 인정되었습니다} other {상환이 처리되었습니다}}',
      text: [
        '대출 {loan}: {amount} 상환되었습니다.',
        '은행에 기록된 거래 번호: {line}.',
        '{done, select, yes {이 대출에 남은 채무가 없습니다.} other {남은 채무: {owed}.}}',
      ],
    },
    loanProofRefused: {
      subject: '상환 증빙이 거부되었습니다',
      text: ['대출 {loan}: 증빙이 거부되었으며 인정된 금액이 없습니다.', '{reason}'],
    },
    loanWrittenOff: {
      subject: '대출 {loan}: 상각되었습니다',
      text: ['대출 {loan}: 상각되었습니다. 미상환 금액: {loss}.', '{reason}'],
    },
    subscribed: {
      subject: '청약이 접수되었습니다',
      text: ['청약 {subscription}: {quantity}, 청약 대금 {cost}. 대금은 동결됩니다.'],
    },
    subscriptionDecided: {
      subject: '{passed, select, no {청약이 통과되지 않았습니다} other {청약이 통과되었습니다}}',
      text: [
        '{passed, select, no {청약 {subscription}: 다시 사용할 수 있는 금액 {refund}.} other {청약 {subscription}: 배정 {allocated}, 대금 {paid}. 다시 사용할 수 있는 금액 {refund}.}}',
        '{passed, select, no {{reason}} other {}}',
      ],
    },
    coinsReleased: {
      subject: '신규 코인을 사용할 수 있습니다',
      text: ['{amount} 락업이 종료되었습니다.'],
    },
    coinsReturned: {
      subject: '신규 코인이 반환되었습니다',
      text: ['{amount} 반환, {refund} 환급이 완료되었습니다.'],
    },
    rewardPaid: {
      subject: '출석 체크 보상이 지급되었습니다',
      text: ['{day}일차: {amount}, 자금 계정으로 지급되었습니다.'],
    },
    commissionPaid: {
      subject: '커미션이 지급되었습니다',
      text: ['초대하신 고객의 수수료에서 {amount}, 자금 계정으로 지급되었습니다.'],
    },
    welfarePaid: {
      subject: '혜택 보상이 지급되었습니다',
      text: ['{amount}, 자금 계정으로 지급되었습니다.'],
    },
  },
  service: {
    verified: {
      subject:
        '{tier, select, junior {기본 인증이 승인되었습니다} senior {고급 인증이 승인되었습니다} other {주소 인증이 승인되었습니다}}',
      text: [
        '{tier, select, junior {계정의 기본 인증이 승인되었습니다.} senior {계정의 고급 인증이 승인되었습니다.} other {계정의 주소 인증이 승인되었습니다.}} 한도가 상향되었습니다.',
      ],
    },
    verificationRefused: {
      subject:
        '{tier, select, junior {기본 인증에 실패했습니다} senior {고급 인증에 실패했습니다} other {주소 인증에 실패했습니다}}',
      text: [
        '인증에 실패했습니다. 다시 인증해 주세요.',
        '{reason}',
        '입력하신 내용은 인증 페이지에 저장되어 있습니다. 그곳에서 수정하여 다시 보내 주세요.',
      ],
    },
    ticketAnswered: {
      subject: '고객지원이 답변했습니다',
      text: [
        'Touchstone 고객지원이 답변했습니다.',
        '로그인하여 고객지원을 열면 답변을 확인하고 회신할 수 있습니다. 답변은 이메일로 보내지 않으며, 비밀번호나 코드를 묻는 일은 절대 없습니다.',
      ],
    },
    priceAlert: {
      subject: '{symbol} 가격: {seen}',
      text: [
        '{by, select, mark {{side, select, above {{symbol} 마크 가격이 {price} 이상일 때 알려 달라고 요청하셨습니다.} other {{symbol} 마크 가격이 {price} 이하일 때 알려 달라고 요청하셨습니다.}}} other {{side, select, above {{symbol} 현재가가 {price} 이상일 때 알려 달라고 요청하셨습니다.} other {{symbol} 현재가가 {price} 이하일 때 알려 달라고 요청하셨습니다.}}}} 현재 가격은 {seen}입니다.',
        '{late, select, yes {거래소가 운영되지 않는 동안 이 가격에 도달했으므로, 처음 도달한 가격이 아니라 지금의 가격을 알려 드립니다.} other {}}',
        '{simulated, select, yes {이곳의 가격은 모의 가격입니다.} other {}}',
        '{world, select, demo {데모 계정의 가격입니다.} other {}}',
        '이 알림은 종료되었습니다. 다시 알림을 받으려면 새로 설정해 주세요.',
      ],
    },
  },
  statement: {
    title: '거래 명세서',
    sandbox: '샌드박스: 가치가 없는 테스트 자금, 모의 가격',
    demo: '데모 계정: 가치가 없는 모의 자금',
    owner: '계정 번호 {owner}',
    period: '{from}부터 {to}까지(UTC, 양 끝 날짜 포함): {range}',
    noEntries: '항목 없음',
    entries: '로그 항목 {first}~{last}',
    covered: '로그 항목 {first}~{last}',
    made: '{madeAt} UTC에 거래소 로그의 항목 {through}까지를 바탕으로 작성되었습니다. 이 로그를 재실행하면 누구나 같은 잔고를 얻습니다.',
    nothing: '이 기간에는 아무 변동이 없습니다.',
    page: '{page} / {pages} 페이지',
    wallets: { funds: '자금', contract: '선물', delivery: '타임', hosting: '예치' },
    columns: {
      account: '계정',
      currency: '통화',
      opening: '기초 잔고',
      received: '받은 수량',
      paid: '나간 수량',
      closing: '기말 잔고',
      entries: '항목 수',
      time: '시간(UTC)',
      entry: '항목',
      change: '증감',
      balance: '변동 후 잔고',
      reference: '참조',
      sequence: '로그 순번',
    },
    receivedIn: '{account} 계정으로 받음',
    paidFrom: '{account} 계정에서 나감',
  },
  figures: {
    fees: '메이커 {maker}, 테이커 {taker}',
    feesOfEach: '각 선물에 명시된 요율',
    span: '{least}~{most}',
    hours: '{count, plural, other {#시간}}',
    hosting: {
      none: '현재 제공 중인 상품이 없습니다.',
      product: '상품',
      days: '일수',
      rate: '일일 수익',
      min: '최소',
      max: '최대',
      loss: '중도 해지 비용',
      takes: '중도 해지 소요 일수',
      sale: '판매',
      states: '{state, select, open {판매 중} other {마감}}',
    },
    loans: {
      none: '현재 제공 중인 대출이 없습니다.',
      product: '상품',
      days: '일수',
      free: '무이자 일수',
      rate: '일일 비용',
      grace: '유예 일수',
      late: '연체 시 일일 추가 비용',
      min: '최소',
      max: '최대',
      lender: '대출 제공자',
      mayLeave: '플랫폼 밖으로 반출 가능',
      lending: '대출 접수',
      leaves: '{may, select, yes {예} other {아니요}}',
      states: '{state, select, open {접수 중} other {마감}}',
    },
    rewards: {
      none: '현재 제공 중인 보상이 없습니다.',
      day: '일차',
      reward: '보상 ({currency})',
      share: '출석 체크와 혜택 보상으로 돌려받는 금액은 본인이 낸 거래 수수료의 최대 {share}입니다.',
    },
  },
  entries: {
    trade: '거래',
    fee: '수수료',
    faucet: '샌드박스 자금',
    capital: '자본금',
    rounding: '반올림',
    pnl: '선물 손익',
    loss_settled: '보유 중 정산된 선물 손실',
    funding: '펀딩',
    liquidation_fee: '청산 수수료',
    insurance: '보험 기금',
    conversion: '통화 교환',
    deposit: '입금',
    hosting_escrow: '예치 수익 적립',
    hosting_return: '예치 수익',
    hosting_loss: '중도 해지 손실',
    hosting_unearned: '지급되지 않은 예치 수익',
    invite_commission: '초대 커미션',
    loan_funding: '대출 자금',
    loan_return: '대출되지 않은 대출 자금',
    loan_disbursement: '대출 실행',
    loan_principal: '대출 상환',
    loan_interest: '대출 이자',
    loan_late_fee: '대출 연체료',
    offering_funded: '제공 코인',
    subscription_paid: '신규 코인 대금',
    subscription_coins: '신규 코인',
    subscription_returned: '신규 코인 반환',
    offering_paid_out: '대금 또는 미판매 코인, 발행사에 지급',
    purchase: '송금으로 구매한 코인',
    sign_reward: '출석 체크 보상',
    option_stake: '타임 주문 투자 금액',
    option_payout: '타임 주문 지급액',
    transfer: '내 계정 간 이체',
    welfare_reward: '혜택 캠페인 보상',
    campaign_funded: '캠페인 예산',
    campaign_closed: '캠페인 예산 잔여액',
    withdrawal: '출금',
    withdrawal_fee: '출금 수수료',
  },
}
