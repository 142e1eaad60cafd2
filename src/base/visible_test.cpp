#include "base/visible.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace dalapapa {
namespace {

std::string utf8(unsigned code) {
  std::string out;
  if (code < 0x80) return {static_cast<char>(code)};
  if (code < 0x800) {
    out += static_cast<char>(0xC0 | (code >> 6U));
  } else if (code < 0x10000) {
    out += static_cast<char>(0xE0 | (code >> 12U));
  } else {
    out += static_cast<char>(0xF0 | (code >> 18U));
    out += static_cast<char>(0x80 | ((code >> 12U) & 0x3FU));
  }
  if (code >= 0x800) out += static_cast<char>(0x80 | ((code >> 6U) & 0x3FU));
  return out += static_cast<char>(0x80 | (code & 0x3FU));
}

// A black flag with letters that nobody sees, and their end.
std::string flag(std::string_view letters) {
  std::string out = utf8(0x1F3F4);
  for (const char letter : letters) out += utf8(0xE0000U + static_cast<unsigned char>(letter));
  return out + utf8(0xE007F);
}

TEST(Visible, FindsWhatIsUnseenAndWhatChangesWhatIsSeen) {
  for (const unsigned code :
       {0x0U,    0xAU,    0x1BU,   0x7FU,    0x80U,    0x9BU,    0xADU,    0x34FU,  0x61CU,
        0x115FU, 0x180EU, 0x200BU, 0x200CU,  0x200DU,  0x200EU,  0x200FU,  0x2028U, 0x2029U,
        0x202AU, 0x202EU, 0x2060U, 0x2066U,  0x2069U,  0x206FU,  0x3164U,  0xFE0FU, 0xFEFFU,
        0xFFA0U, 0xFFF9U, 0xFFFFU, 0x1D173U, 0xE0001U, 0xE0041U, 0xE007FU, 0xE0100U}) {
    const auto found = first_unseen("Ann" + utf8(code) + "a");
    ASSERT_TRUE(found) << static_cast<int>(code);
    EXPECT_EQ(found->at, 3U);
    EXPECT_EQ(found->code, static_cast<int>(code));
  }
  EXPECT_EQ(first_unseen("Ann \u202Esniw")->text(), "U+202E");
}

TEST(Visible, LeavesTheNamesOfPeopleAlone) {
  for (const std::string name :
       {"Ann", "François", "Zoë O’Hara-Ünal", "Søren (3)", "Ольга", "Αθηνά", "דנה", "ليلى", "李小龍",
        "さくら", "김민준", "สมชาย", "Ann 🎲", "a\u0301", "$£€ \\ \"", "\u00A0x"}) {
    EXPECT_FALSE(first_unseen(name)) << name;
    EXPECT_EQ(written_out(name), name);
    EXPECT_FALSE(is_blank(name)) << name;
  }
}

TEST(Visible, LeavesJoinersAndStylesAloneWhereTheyBelong) {
  for (const std::string name :
       {"می\u200Cخواهم", "क्\u200Dष", "👩\u200D👧", "👩\u200D❤\uFE0F\u200D👩", "❤\uFE0F"})
    EXPECT_FALSE(first_unseen(name)) << name;
  for (const std::string name :
       {"1\uFE0F\u20E3", "#\uFE0F\u20E3", "©\uFE0F", "®\uFE0F", "™\uFE0F", "‼\uFE0F", "⁉\uFE0F", "ℹ\uFE0F",
        "〰\uFE0F", "〽\uFE0F", "㊗\uFE0F", "㊙\uFE0F", "↔\uFE0F"})
    EXPECT_FALSE(first_unseen(name)) << name;
  for (const std::string tags : {"gbeng", "gbsct", "gbwls"})
    EXPECT_FALSE(first_unseen("Ann " + flag(tags) + "x")) << tags;
  for (const std::string name : {"ᠠ\u180B", "ᠠ\u180Fᠠ", "ᠨ\u180Eᠠ", "ꦲ\uA9C0\u200Dꦲ", "ꦲ\u200Cꦲ", "क्\u200D",
                                 "क्\u200D राम", "ශ්\u200Dරී"})
    EXPECT_FALSE(first_unseen(name)) << name;
  for (const std::string& name :
       {std::string("1\uFE0F"), std::string("\u2800\uFE0F"), std::string("A\uFE0F\u20E3"),
        std::string("a\u180B"), std::string("ᠠ\u180B\u180B"), std::string("ᠠ\u180E"), std::string("क्\u200C"),
        std::string("가\u200D가"), std::string("Ann\u200D ꦲ"), flag("ustx"), flag("hidden"),
        flag("gbeng").substr(4), flag("gbeng") + utf8(0xE0067)})
    EXPECT_TRUE(first_unseen(name)) << name;
  for (const std::string name : {"An\u200Dn", "An\u200Cn", "Ann\u200D", "\u200Dم", "م\u200D\u200Dم",
                                 "م\u200C", "A\uFE0F", "\uFE0F", "❤\uFE0F\uFE0F", "👩\u200Da"})
    EXPECT_TRUE(first_unseen(name)) << name;
}

TEST(Visible, FindsBytesThatAreNotUtf8) {
  for (const std::string_view bytes : {"\xFF", "\xC0\xAF", "\xED\xA0\x80", "\xE2\x82", "\xF4\x90\x80\x80",
                                       "\xE0\x80\x80", "\x80", "\xC3("}) {
    const auto found = first_unseen(bytes);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->at, 0U);
    EXPECT_EQ(found->code, -1);
    EXPECT_EQ(found->text(), "a byte that is not UTF-8");
  }
  EXPECT_FALSE(first_unseen("\U0010FFFD"));
}

TEST(Visible, WritesOutWhatIsUnseen) {
  EXPECT_EQ(written_out("a\x1B[2J\nb\x7F"), "a\\u001b[2J\\nb\\u007f");
  EXPECT_EQ(written_out("\u202Eevil\u2069"), "\\u202eevil\\u2069");
  EXPECT_EQ(written_out("x\u009B1m"), "x\\u009b1m");
  EXPECT_EQ(written_out("\xFFz\xC3"), "\\xffz\\xc3");
  EXPECT_EQ(written_out("\U000E0041"), "\\U000e0041");
}

// What joins nothing any more once its neighbour is written out is written out as well.
TEST(Visible, WritesOutWhatWouldJoinWhatIsUnseen) {
  EXPECT_EQ(written_out("❤\u200C\uFE0F"), "❤\\u200c\\ufe0f");
  EXPECT_EQ(written_out("م\u200C\u061C"), "م\\u200c\\u061c");
  EXPECT_FALSE(first_unseen(written_out("👩\u200D\uFE0F\u200D👧")));
}

TEST(Visible, CutsWholeCharacters) {
  EXPECT_EQ(cut("abc", 3), "abc");
  EXPECT_EQ(cut("abcd", 3), "abc…");
  EXPECT_EQ(cut("aé", 2), "a…");
  EXPECT_EQ(cut_before("abc", 3), "abc");
  EXPECT_EQ(cut_before("abcd", 3), "…bcd");
  EXPECT_EQ(cut_before("éab", 3), "…ab");
}

TEST(Visible, KnowsBlanks) {
  for (const std::string_view text : {"", " ", "\u00A0", " \u3000\u2003 ", "\u2800"})
    EXPECT_TRUE(is_blank(text));
  EXPECT_FALSE(is_blank(" . "));
  EXPECT_EQ(without_blanks("\u2800 Ann Lee\u3000 "), "Ann Lee");
}

TEST(Visible, IsolatesWhatIsReadFromTheRight) {
  EXPECT_EQ(isolated("Ann 3"), "Ann 3");
  EXPECT_EQ(isolated("דנה 3"), "\u2068דנה 3\u2069");
  EXPECT_EQ(isolated("Ann ليلى"), "\u2068Ann ليلى\u2069");
}

}  // namespace
}  // namespace dalapapa
