// The three symbols that matter most: the lotus itself, the wild seal and the moon over the pond
// that scatters.
import { lotus } from '../lotus.ts';
import { bevel, blur, gold, metalGradient, paleGold } from '../metal.ts';
import { spark } from '../patterns.ts';
import { ribbon } from './ribbon.ts';

const shadow = { dx: 0, dy: 7, blur: 6, opacity: 0.6 };

export function lotusSymbol(): string {
  return `<defs>
      <radialGradient id="halo"><stop stop-color="#ff5a7d" stop-opacity=".75"/>
        <stop offset=".5" stop-color="#e0265c" stop-opacity=".36"/>
        <stop offset="1" stop-color="#b30f49" stop-opacity="0"/></radialGradient>
      ${blur('soft', 4)}</defs>
    <circle cx="128" cy="132" r="127" fill="url(#halo)"/>
    <ellipse cx="128" cy="212" rx="96" ry="11" fill="#000" opacity=".5" filter="url(#soft)"/>
    <g transform="translate(128 202) scale(.455 .52)">${lotus('lotus', '#c4123f')}</g>
    ${spark(70, 62, 17, 0.95)}${spark(196, 84, 11, 0.8)}${spark(128, 30, 9, 0.7)}`;
}

function petalRing(count: number, inner: number, outer: number): string {
  return Array.from({ length: count }, (_, at) => {
    const turn = (360 / count) * at;
    const wide = (Math.PI * inner) / count + 3;
    return `<path transform="rotate(${turn})" d="M0 ${-inner}C${-wide} ${-inner - 6} ${-wide} ${-outer + 9}
      0 ${-outer}C${wide} ${-outer + 9} ${wide} ${-inner - 6} 0 ${-inner}Z"/>`;
  }).join('');
}

export function wildSymbol(): string {
  return `<defs>
      ${metalGradient('gold', gold)}
      ${metalGradient('pale', paleGold)}
      ${bevel('struck', { round: 3.2, height: 5.5, shine: 1, exponent: 22, shadow })}
      ${bevel('soft', { round: 4, height: 5, shine: 0.8, exponent: 26 })}
      <radialGradient id="enamel" cx=".42" cy=".32" r=".8"><stop stop-color="#4fe0c4"/>
        <stop offset=".45" stop-color="#0a8f86"/><stop offset="1" stop-color="#022f38"/>
      </radialGradient></defs>
    <g transform="translate(128 112)">
      <g filter="url(#struck)" fill="url(#gold)">${petalRing(20, 86, 111)}<circle r="92"/></g>
      <circle r="77" fill="#2a1202"/>
      <circle r="74" fill="url(#enamel)"/>
      <g fill="none" stroke="#bff7ea" stroke-opacity=".3">
        <circle r="66"/><circle r="56" stroke-dasharray="2 5"/></g>
      <g transform="translate(0 34) scale(.235 .27)">${lotus('bud', '#8a2a08')}</g>
      <path d="M-66 -26A71 71 0 0 1 52 -48A92 70 0 0 0 -66 -26Z" fill="#fff" opacity=".3"/>
    </g>
    ${ribbon({ word: 'WILD', silk: ['#f04a4f', '#b3101f', '#5a0610'], y: 164 })}
    ${spark(62, 48, 15, 0.95)}${spark(198, 66, 9, 0.8)}`;
}

function bamboo(x: number, top: number, lean: number): string {
  const joints = [0, 1, 2, 3].map((at) => {
    const y = 196 - at * ((196 - top) / 4);
    return `<path d="M${x + lean * at} ${y} L${x + lean * (at + 1)} ${y - (196 - top) / 4 + 3}"/>`;
  });
  return joints.join('');
}

export function scatterSymbol(): string {
  return `<defs>
      ${metalGradient('gold', gold)}
      ${bevel('struck', { round: 3.2, height: 5.5, shine: 1, exponent: 22, shadow })}
      <radialGradient id="night" cx=".5" cy=".3" r=".9"><stop stop-color="#3d6fe0"/>
        <stop offset=".5" stop-color="#18307f"/><stop offset="1" stop-color="#060d33"/>
      </radialGradient>
      <radialGradient id="moon" cx=".42" cy=".38" r=".7"><stop stop-color="#ffffff"/>
        <stop offset=".6" stop-color="#fff0bd"/><stop offset="1" stop-color="#f3c869"/>
      </radialGradient>
      <radialGradient id="shine"><stop stop-color="#fff3c4" stop-opacity=".8"/>
        <stop offset="1" stop-color="#9fc0ff" stop-opacity="0"/></radialGradient>
      <clipPath id="gate"><circle cx="128" cy="114" r="82"/></clipPath></defs>
    <g filter="url(#struck)"><circle cx="128" cy="114" r="92" fill="none" stroke="url(#gold)"
      stroke-width="25"/></g>
    <circle cx="128" cy="114" r="92" fill="none" stroke="#7a430a" stroke-opacity=".55"
      stroke-width="2" stroke-dasharray="9 7"/>
    <g clip-path="url(#gate)">
      <circle cx="128" cy="114" r="82" fill="url(#night)"/>
      <circle cx="128" cy="92" r="92" fill="url(#shine)"/>
      <circle cx="128" cy="88" r="42" fill="url(#moon)"/>
      <g fill="#d9a94f" opacity=".28"><circle cx="114" cy="80" r="8"/>
        <circle cx="140" cy="98" r="11"/><circle cx="138" cy="70" r="5"/></g>
      <g fill="none" stroke="#041226" stroke-width="6" stroke-linecap="round">
        ${bamboo(66, 44, 3)}${bamboo(84, 66, -2)}${bamboo(192, 50, -3)}</g>
      <path d="M40 154 Q84 146 128 154 T216 154 V200 H40Z" fill="#0a1c52"/>
      <g stroke="#ffe9a6" stroke-linecap="round" stroke-width="2.4" opacity=".75">
        <path d="M96 162H160M106 170H150M112 178H144"/></g>
    </g>
    <circle cx="128" cy="114" r="80" fill="none" stroke="#1d0d02" stroke-opacity=".6" stroke-width="4"/>
    <g transform="translate(128 172) scale(.2 .23)">${lotus('lotus', '#c4123f')}</g>
    ${ribbon({ word: 'SCATTER', silk: ['#5b8cff', '#1f3fc0', '#0a1763'], y: 172 })}
    ${spark(58, 46, 14, 0.95)}${spark(204, 74, 9, 0.8)}`;
}
