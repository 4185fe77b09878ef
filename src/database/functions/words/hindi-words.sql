-- A Hindi word, folded, in its other number and case by the regular endings: घड़ी and घड़ियां, चप्पल and चप्पलों, जूता and
-- जूते. What is no word does no harm: nothing is found by it.
create or replace function hindi_forms(word text) returns text[]
language plpgsql immutable strict parallel safe
as $$
declare
  -- An ending, and those of the words that it may be of.
  ending text[];
  bases text[] := array[word];
  forms text[];
begin
  foreach ending slice 1 in array array[
    ['ियां', 'ी'], ['ियां', 'िया'], ['ियों', 'ी'], ['ियों', 'िया'], ['इयां', 'ई'], ['इयों', 'ई'],
    ['ुएं', 'ू'], ['ुओं', 'ू'], ['ाएं', 'ा'], ['ाओं', 'ा'], ['ओं', 'आ'], ['ए', 'आ'], ['ए', 'या'],
    ['ें', ''], ['ों', ''], ['ों', 'ा'], ['े', 'ा']] loop
    if length(word) > length(ending[1]) + 1 and right(word, length(ending[1])) = ending[1] then
      bases := bases || (left(word, -length(ending[1])) || ending[2]);
    end if;
  end loop;
  forms := bases;
  foreach word in array bases loop
    forms := forms || case
      when right(word, 1) = 'ी' then array[left(word, -1) || 'ियां', left(word, -1) || 'ियों']
      when right(word, 1) = 'ई' then array[left(word, -1) || 'इयां', left(word, -1) || 'इयों']
      when right(word, 1) = 'ू' then array[left(word, -1) || 'ुएं', left(word, -1) || 'ुओं']
      when right(word, 1) = 'आ' then array[left(word, -1) || 'ए', left(word, -1) || 'ओं']
      when right(word, 1) = 'ा' then
        array[left(word, -1) || 'े', left(word, -1) || 'ों', word || 'एं', word || 'ओं']
          || case when right(word, 2) = 'या' then array[left(word, -2) || 'ए'] end
      when word ~ '[\u0915-\u0939]$' then array[word || 'ें', word || 'ों', word || 'े']
      else '{}' end;
  end loop;
  return array(select distinct form from unnest(forms) as form where form <> bases[1]);
end $$;
