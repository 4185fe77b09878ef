-- An Arabic word, folded, as products may have it too: with the article and the small words that are written
-- together with it, or without; in its other number and gender by the regular endings, and by the list for what
-- shops sell. A phrase only loses its articles. What is no word does no harm: nothing is found by it.
create or replace function arabic_forms(word text) returns text[]
language plpgsql immutable strict parallel safe
as $$
declare
  bare text := regexp_replace(word, '^(وال|فال|بال|كال|ال|لل)(?=[^ ]{3})', '');
  irregular text[] := array[
    'حقيبه حقايب', 'محفظه محافظ', 'شنطه شنط', 'حزام احزمه', 'حذاء احذيه', 'جزمه جزم', 'صندل صنادل', 'كعب كعوب',
    'وشاح اوشحه', 'عطر عطور', 'شمعه شموع', 'قلاده قلايد', 'عقد عقود', 'قرط اقراط حلق حلقان', 'سوار اساور اسوره',
    'خاتم خواتم', 'لولوه لولو', 'وعاء اوعيه', 'طبق اطباق', 'صينيه صواني', 'مصباح مصابيح', 'فانوس فوانيس', 'كرسي كراسي',
    'مقعد مقاعد', 'هديه هدايا', 'رجل رجال رجالي', 'امراه نساء نسايي', 'طفل اطفال', 'جلد جلود', 'سير سيور', 'حجر احجار',
    'قطعه قطع', 'لون الوان', 'عدسه عدسات', 'اطار اطارات', 'عود اعواد', 'كوب اكواب', 'قميص قمصان', 'فستان فساتين',
    'ذهب ذهبي ذهبيه', 'فضه فضي فضيه',
    'جلد جلدي جلديه', 'حرير حريري حريريه', 'خشب خشبي خشبيه', 'نحاس نحاسي نحاسيه', 'برونز برونزي برونزيه',
    'فولاذ فولاذي فولاذيه', 'صوف صوفي صوفيه', 'قطن قطني قطنيه', 'كتان كتاني كتانيه', 'لولو لولوي لولويه',
    'كندره كنادر', 'ابيض بيضاء', 'اسود سوداء', 'احمر حمراء', 'اخضر خضراء', 'ازرق زرقاء', 'اصفر صفراء'];
  bases text[];
  forms text[] := '{}';
  base text;
  stem text;
begin
  if word ~ ' ' then
    return array_remove(array[regexp_replace(word, '(^| )ال(?=[^ ]{3})', '\1', 'g')], word);
  end if;
  if length(word) < 3 or word ~ '[0-9]' then
    return forms;
  end if;
  bases := case when bare = word and word ~ '^و.{4}' then array[word, substr(word, 2)] else array[bare] end;
  foreach base in array bases loop
    stem := case when base ~ '..(ات|ين|ون|ان|تين|تان)$' then regexp_replace(base, '(تين|تان|ات|ين|ون|ان)$', '')
                 when base ~ '..ه$' then left(base, -1) else base end;
    forms := forms || base || stem || (stem || 'ه') || (stem || 'ات') || (stem || 'ين')
      || array(select form from unnest(irregular) as listed, unnest(string_to_array(listed, ' ')) as form
                 where base = any(string_to_array(listed, ' ')));
  end loop;
  return array(
    select distinct before || form
      from unnest(forms) as form, unnest(array['', 'ال', 'وال', 'بال', 'لل', 'و', 'ب', 'ل']) as before
      where length(form) > 2 and before || form <> word);
end $$;
