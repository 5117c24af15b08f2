/* The plants on the wall: leaves from deep to pale, blooms, and their centres. */

export function bougainvillea() {
  return {
    stem: '#5B4634',
    leafDeep: '#2A5040',
    leafMid: '#3F6E4C',
    leafPale: '#6E9A5E',
    bloom0: '#A8275F',
    bloom1: '#D9487F',
    bloom2: '#F283A6',
    bloomHeart: '#FFF3D6',
  }
}

export function jasmine() {
  return {
    stem: '#3C4452',
    leafDeep: '#1C3B46',
    leafMid: '#2F5A58',
    leafPale: '#5C8878',
    bloom0: '#9FA9CC',
    bloom1: '#D3D8EA',
    bloom2: '#FBF7EE',
    bloomHeart: '#F2C766',
  }
}

export function autumnVine() {
  return {
    stem: '#5E4326',
    leafDeep: '#6B4A1E',
    leafMid: '#9C6A24',
    leafPale: '#CF9A3C',
    bloom0: '#8E2A1C',
    bloom1: '#C4502A',
    bloom2: '#EE8E4A',
    bloomHeart: '#FBE2A0',
  }
}

export function almond() {
  return {
    stem: '#6E4E42',
    leafDeep: '#5C7A56',
    leafMid: '#7E9A68',
    leafPale: '#A9BC86',
    bloom0: '#D98292',
    bloom1: '#F0AEB4',
    bloom2: '#FCDCDA',
    bloomHeart: '#B03A58',
  }
}

export function geranium() {
  return {
    stem: '#5C5A38',
    leafDeep: '#2F6A46',
    leafMid: '#4D8A54',
    leafPale: '#86B068',
    bloom0: '#B02A32',
    bloom1: '#DC4A46',
    bloom2: '#F58872',
    bloomHeart: '#FFE9B8',
  }
}
