import type { Composition } from '#catalogue/posters/canvas.ts';
import { adventureScenes } from '#catalogue/posters/compositions/adventures/adventure-scenes.ts';
import { fantasyScenes } from '#catalogue/posters/compositions/adventures/fantasy-scenes.ts';
import { fantasySigns } from '#catalogue/posters/compositions/adventures/fantasy-signs.ts';
import { historyScenes } from '#catalogue/posters/compositions/adventures/history-scenes.ts';
import { historySigns } from '#catalogue/posters/compositions/adventures/history-signs.ts';
import { scienceFictionMachines } from '#catalogue/posters/compositions/adventures/science-fiction-machines.ts';
import { scienceFictionSkies } from '#catalogue/posters/compositions/adventures/science-fiction-skies.ts';
import { warScenes } from '#catalogue/posters/compositions/adventures/war-scenes.ts';
import { warSigns } from '#catalogue/posters/compositions/adventures/war-signs.ts';
import { westernScenes } from '#catalogue/posters/compositions/adventures/western-scenes.ts';
import { westernSigns } from '#catalogue/posters/compositions/adventures/western-signs.ts';
import { comedyEvenings } from '#catalogue/posters/compositions/life/comedy-evenings.ts';
import { comedyFaces } from '#catalogue/posters/compositions/life/comedy-faces.ts';
import { comedyToys } from '#catalogue/posters/compositions/life/comedy-toys.ts';
import { dramaNights } from '#catalogue/posters/compositions/life/drama-nights.ts';
import { dramaPlaces } from '#catalogue/posters/compositions/life/drama-places.ts';
import { dramaRooms } from '#catalogue/posters/compositions/life/drama-rooms.ts';
import { dramaThings } from '#catalogue/posters/compositions/life/drama-things.ts';
import { familyCreatures } from '#catalogue/posters/compositions/life/family-creatures.ts';
import { familySea } from '#catalogue/posters/compositions/life/family-sea.ts';
import { familyToys } from '#catalogue/posters/compositions/life/family-toys.ts';
import { musicInstruments } from '#catalogue/posters/compositions/life/music-instruments.ts';
import { musicSounds } from '#catalogue/posters/compositions/life/music-sounds.ts';
import { romanceCouples } from '#catalogue/posters/compositions/life/romance-couples.ts';
import { romanceSigns } from '#catalogue/posters/compositions/life/romance-signs.ts';
import { documentaryInstruments } from '#catalogue/posters/compositions/patterns/documentary-instruments.ts';
import { documentaryPatterns } from '#catalogue/posters/compositions/patterns/documentary-patterns.ts';
import { swissForms } from '#catalogue/posters/compositions/patterns/swiss-forms.ts';
import { swissLandscapes } from '#catalogue/posters/compositions/patterns/swiss-landscapes.ts';
import { actionSigns } from '#catalogue/posters/compositions/suspense/action-signs.ts';
import { crimeClues } from '#catalogue/posters/compositions/suspense/crime-clues.ts';
import { crimeScenes } from '#catalogue/posters/compositions/suspense/crime-scenes.ts';
import { horrorScenes } from '#catalogue/posters/compositions/suspense/horror-scenes.ts';
import { horrorSigns } from '#catalogue/posters/compositions/suspense/horror-signs.ts';
import { thrillerScenes } from '#catalogue/posters/compositions/suspense/thriller-scenes.ts';
import { thrillerSigns } from '#catalogue/posters/compositions/suspense/thriller-signs.ts';

/** Every composition by its name. */
export const compositions: ReadonlyMap<string, Composition> = new Map(
  [
    ...actionSigns,
    ...adventureScenes,
    ...comedyEvenings,
    ...comedyFaces,
    ...comedyToys,
    ...crimeClues,
    ...crimeScenes,
    ...documentaryInstruments,
    ...documentaryPatterns,
    ...dramaNights,
    ...dramaPlaces,
    ...dramaRooms,
    ...dramaThings,
    ...familyCreatures,
    ...familySea,
    ...familyToys,
    ...fantasyScenes,
    ...fantasySigns,
    ...historyScenes,
    ...historySigns,
    ...horrorScenes,
    ...horrorSigns,
    ...musicInstruments,
    ...musicSounds,
    ...romanceCouples,
    ...romanceSigns,
    ...scienceFictionMachines,
    ...scienceFictionSkies,
    ...swissForms,
    ...swissLandscapes,
    ...thrillerScenes,
    ...thrillerSigns,
    ...warScenes,
    ...warSigns,
    ...westernScenes,
    ...westernSigns,
  ].map((composition) => [composition.name, composition]),
);
